// What pages with lists, and those that change them, use of `@careline/shared`: see ui-base.ts.
export {
  csvText,
  errorMessage,
  harmlessCell,
  inOneTab,
  saveFile,
  useAnnounceFailure,
  useFailureNotice,
  useNotice,
  useOnboardingData,
  useOneAtATime,
  usePageAction,
  useQueries,
  useQuery,
  useQueryClient,
  useQuestion,
  withLookUp,
} from '../index';
