export { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
export { Link, useNavigate, useSearchParams } from 'react-router';
export type { ChangeContext } from './changes/change-context';
export { errorMessage } from './changes/error-message';
export { inOneTab } from './changes/in-one-tab';
export { useAnnounceFailure } from './changes/use-announce-failure';
export { type FailingQuery, useFailureNotice } from './changes/use-failure-notice';
export { useNotice } from './changes/use-notice';
export { useOneAtATime } from './changes/use-one-at-a-time';
export { useQuestion } from './changes/use-question';
export { withLookUp } from './changes/with-look-up';
export { csvText, harmlessCell } from './files/csv';
export { saveFile } from './files/save-file';
export { CONTRACT_VERSION } from './platform/contract-version';
export type { Drafts } from './platform/drafts';
export type { RemotePhase } from './platform/events';
export {
  defaultLocale,
  type Locale,
  localePath,
  locales,
  localeTags,
  splitLocale,
  switchLocalePath,
} from './platform/locale';
export type { AdmittedLocation, NavigateOptions, Navigation } from './platform/navigation';
export { type PageName, pageFallbacks } from './platform/pages';
export type { Platform } from './platform/platform';
export type { Session } from './platform/session';
export type { TextLoaders } from './platform/texts';
export type { MountedWidget, WidgetName, Widgets, WidgetUse } from './platform/widgets';
export { defineRemote, type RemoteModule } from './remote/define-remote';
export { useLocale, usePagePath, useSession, useTexts } from './remote/hooks';
export { asLoading, NotLoadedError } from './remote/not-loaded-error';
export { usePlatform } from './remote/platform-context';
export type { Lifecycles, RemoteCode, RemoteProps, WidgetLifecycles, WidgetRootProps } from './remote/remote-props';
export { useAdmittedLocation } from './remote/remote-router';
export {
  /** @public The declarations of remotes’ hooks name it. */
  type JudgedList,
  useOnboardingData,
} from './remote/use-onboarding-data';
export { usePageAction } from './remote/use-page-action';
export { Widget } from './remote/widget';
