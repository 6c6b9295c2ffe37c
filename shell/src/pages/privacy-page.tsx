import { TextPage } from './text-page';

/** /privacy: what is kept of whom, and for what. */
export function PrivacyPage() {
  return <TextPage texts="public:privacy" chapters={5} />;
}
