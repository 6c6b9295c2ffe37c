export { dateFormat, numberFormat } from '../intl/formats';
export { formatAmount, formatMoney, formatPrice, toCents } from '../money/money';
export { Alert } from './alert';
export { AppImage } from './app-image';
export { Avatar } from './avatar';
export { Badge } from './badge';
export { Button } from './button';
export { Card } from './card';
export { classNames } from './class-names';
export { type DescriptionItem, DescriptionList } from './description-list';
export { Dialog } from './dialog';
export type { Drawing } from './drawings';
export { DropdownMenu } from './dropdown-menu';
export { ErrorWords } from './error-words';
export { Exchanged } from './exchanged';
export { Facts } from './facts';
export { Field } from './field';
export {
  billingMoment,
  formatBillingDay,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPhone,
  keepDateTogether,
} from './format';
export { IconButton } from './icon-button';
export type { Icon } from './icons';
export {
  ArrowRightIcon,
  BuildingIcon,
  ChartIcon,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CreditCardIcon,
  DownloadIcon,
  ErrorIcon,
  FileIcon,
  HashIcon,
  HistoryIcon,
  HomeIcon,
  ImageIcon,
  LanguageIcon,
  LockIcon,
  MapPinIcon,
  MenuIcon,
  PaletteIcon,
  PhoneForwardedIcon,
  PhoneIcon,
  PhoneIncomingIcon,
  PlusIcon,
  ReceiptIcon,
  RecycleIcon,
  RefreshIcon,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  StethoscopeIcon,
  UploadIcon,
  UserIcon,
  VoiceIcon,
  WarningIcon,
} from './icons';
export { Checkbox, Input, SearchInput, Select } from './input';
export { isCommand } from './is-command';
export { Item, ItemList } from './item-list';
export { Columns, Inline, Stack, Text } from './layout';
export { isFocusLost, leadFocus } from './lead-focus';
export { LinkButton, LinkProvider, UiLink, type UiLinkProps } from './link';
export { createLoadingIndicator, type LoadingIndicator } from './loading-indicator';
export { OverlayHost } from './overlay-host';
export { createOverlayStore, type OverlayControls } from './overlay-store';
export { PageHeader } from './page-header';
export { Pagination } from './pagination';
export { Progress } from './progress';
export { ProgressBar } from './progress-bar';
export { QueryView, type ViewedQuery } from './query-view';
export { SkeletonForm, SkeletonRows, SkeletonText } from './skeleton';
export { SkeletonBars, SkeletonStats, SkeletonTable } from './skeleton-data';
export { Stat, StatList } from './stat';
export { EmptyState, ErrorState } from './states';
export { type Step, Steps } from './steps';
export { Switch } from './switch';
export { Table, type TableColumn } from './table';
export { Tabs } from './tabs';
export { DEFAULT_THEME_ID, themes } from './theme';
export { createToastStore } from './toast-store';
export { Toaster } from './toaster';
export type { Tone } from './tone';
export {
  /** @public R241 gives tooltips their delays; no screen of today hides words behind a hover. */
  Tooltip,
  /** @public Stands around what has tooltips. */
  TooltipProvider,
} from './tooltip';
export { useCopy } from './use-copy';
export { useIsPhone } from './use-is-phone';
export { useIsPrinted } from './use-is-printed';
export { VisuallyHidden } from './visually-hidden';
