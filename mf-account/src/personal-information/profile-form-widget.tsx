import { PersonalInformation } from './personal-information';

/** `profile-form@1`: the professional's profile, for another team's page. */
export function ProfileFormWidget(props: { readonly isStep?: boolean }) {
  return <PersonalInformation {...props} />;
}
