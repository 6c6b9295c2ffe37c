import { TextPage } from './text-page';

/** /terms: what both sides may rely on. */
export function TermsPage() {
  return <TextPage texts="public:terms" chapters={4} />;
}
