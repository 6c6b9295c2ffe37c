import { useTexts } from '@careline/shared';
import { Card, type Drawing, EmptyState, LinkButton } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';

export interface NoNumbersProps {
  readonly drawing: Drawing;
  /** What this page will show once there is a number. */
  readonly children: ReactNode;
}

/** Without a forwarding number there are no calls: the way to the first one. */
export function NoNumbers({ drawing, children }: NoNumbersProps) {
  const { t } = useTexts();
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={t('numbers.empty.title')}
        action={
          <LinkButton variant="primary" href={paths.phoneNumbers}>
            {t('numbers.find')}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
