import type { WidgetCatalogue } from '@careline/shared';
import { PersonalInformation } from './personal-information';

/** `profile-form@1`: the professional's profile, for another team's page. */
export function ProfileFormWidget({ onChanged }: WidgetCatalogue['profile-form@1']) {
  return <PersonalInformation onChanged={onChanged} />;
}
