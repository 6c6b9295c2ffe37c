export { Alert, type AlertProps } from './alert';
export { Badge, type BadgeProps } from './badge';
export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './button';
export { Card, type CardProps } from './card';
export { classNames } from './class-names';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { type Drawing, StateDrawing } from './drawings';
export { Field, type FieldControlProps, FieldMessages, type FieldProps } from './field';
export { IconButton, type IconButtonProps } from './icon-button';
export type { Icon } from './icons';
export {
  ActivityIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BuildingIcon,
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CreditCardIcon,
  DashboardIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  FilterIcon,
  GlobeIcon,
  HashIcon,
  HeadsetIcon,
  HeartPulseIcon,
  HelpIcon,
  HistoryIcon,
  HomeIcon,
  ImageIcon,
  InfoIcon,
  LanguageIcon,
  ListChecksIcon,
  LockIcon,
  MailIcon,
  MapPinIcon,
  MenuIcon,
  MessageIcon,
  MoreIcon,
  OfflineIcon,
  PaletteIcon,
  PauseIcon,
  PhoneForwardedIcon,
  PhoneIcon,
  PhoneIncomingIcon,
  PhoneMissedIcon,
  PlayIcon,
  PlusIcon,
  ReceiptIcon,
  RecycleIcon,
  RefreshIcon,
  SearchIcon,
  SettingsIcon,
  ShieldCheckIcon,
  SignOutIcon,
  SparklesIcon,
  StarIcon,
  StethoscopeIcon,
  SuccessIcon,
  TrashIcon,
  TrendingDownIcon,
  TrendingUpIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  VoiceIcon,
  WarningIcon,
} from './icons';
export { Checkbox, Input, type InputProps, SearchInput, Select, TextArea } from './input';
export { LinkButton, type LinkButtonProps, LinkProvider, UiLink, type UiLinkProps } from './link';
export { createLoadingIndicator, type LoadingIndicator, type LoadingState } from './loading-indicator';
export { type MessageColor, MessageIcon } from './message-icon';
export { OverlayHost } from './overlay-host';
export {
  createOverlayStore,
  type Overlay,
  type OverlayControls,
  type OverlayOptions,
  type OverlayStore,
} from './overlay-store';
export { ProgressBar } from './progress-bar';
export { QueryView, type QueryViewProps, type ViewedQuery } from './query-view';
export {
  Skeleton,
  SkeletonCards,
  SkeletonForm,
  SkeletonLine,
  SkeletonRows,
  SkeletonTable,
  SkeletonText,
} from './skeleton';
export { Spinner } from './spinner';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './states';
export { Switch } from './switch';
export { Table, type TableColumn, type TableProps } from './table';
export { DEFAULT_THEME_ID, parseThemeId, type Theme, type ThemeId, themes } from './theme';
export { createToastStore, type Toast, type ToastStore } from './toast-store';
export { Toaster } from './toaster';
export { type Tone, toneClass } from './tone';
export { VisuallyHidden } from './visually-hidden';
