import { Link, useTexts } from '@careline/shared';
import { paths } from '../paths';
import { StepPage } from '../step/step-page';

/** Numbers can be looked at before the subscription stands; only buying needs it (PD48). */
export function SubscriptionStepPage() {
  const { t } = useTexts();
  return <StepPage step="subscription" hint={<Link to={paths.numbers}>{t('hints.seeNumbers')}</Link>} />;
}
