import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert';
import { Button } from './button';
import { Card } from './card';
import { ErrorWords } from './error-words';
import styles from './query-view.module.css';
import { ErrorState } from './states';
import { useIsPrinted } from './use-is-printed';
import { usePassedFocus } from './use-passed-focus';

/** The part of a query result that QueryView reads; every `useQuery` result fits. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** A skeleton with the shape of what comes. */
  loading: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What stands there when `isEmpty` says so, usually an EmptyState. */
  empty?: ReactNode;
  /** Heading of the error; a general sentence unless given. */
  errorTitle?: ReactNode;
  /** Whether the error stands in a card, because the content brings cards of its own. */
  errorInCard?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The one way from a query to a screen: loading, error with Retry, empty, or the data. Data that are there stay when a
 * later refetch fails, with a note above them. The focus of what leaves goes on to what comes in its place.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, isEmpty, empty, errorTitle, errorInCard = false, children } = props;
  const { t } = useTranslation('shared');
  const { data, error, isFetching } = query;
  // What comes after the skeleton is rendered in slices: a query alone has all of it rendered in one piece. Paper takes no skeleton.
  const isShaped = useDeferredValue(data === undefined && error === null);
  const isPrinted = useIsPrinted();
  // Of an error it is Retry: the alert around it is read out by itself.
  const { place, guest } = usePassedFocus(data === undefined ? 'button' : ':scope > *');
  function retry(): void {
    void query.refetch();
  }
  if (isShaped && !isPrinted && error === null) return loading;
  if (data === undefined) {
    if (error === null) return loading;
    const failure = (
      <ErrorState
        title={errorTitle}
        message={error.message === '' ? undefined : <ErrorWords error={error} />}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
    return (
      <div key="failure" ref={place} className={styles.fresh}>
        {errorInCard ? <Card>{failure}</Card> : failure}
      </div>
    );
  }
  const content = isEmpty?.(data) ? empty : children(data);
  // The content keeps its place in the tree: a form in it must not start anew because a refetch failed.
  return (
    <div key="content" ref={place} className={error === null ? styles.fresh : styles.stale}>
      {error === null ? null : (
        <Alert
          tone="warning"
          role="status"
          title={t('error.stale')}
          action={
            <Button ref={guest} size="small" onClick={retry} busy={isFetching} busyText={t('error.retrying')}>
              {t('error.retry')}
            </Button>
          }
        >
          <ErrorWords error={error} />
        </Alert>
      )}
      {content}
    </div>
  );
}
