export { formatAmount, formatMoney, toCents } from '../money/money';
export { Alert, type AlertProps } from './alert';
export { AppImage, type AppImageProps } from './app-image';
export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './button';
export { Card, type CardProps } from './card';
export { classNames } from './class-names';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { type DescriptionItem, DescriptionList } from './description-list';
export { Dialog, type DialogProps } from './dialog';
export { type Drawing, StateDrawing } from './drawings';
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './dropdown-menu';
export { Field, type FieldControlProps, FieldMessages, type FieldProps } from './field';
export { formatDate, formatDateTime, formatNumber, formatPhone } from './format';
export { IconButton, type IconButtonProps } from './icon-button';
export type { Icon } from './icons';
export {
  ActivityIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BuildingIcon,
  CalendarIcon,
  ChartIcon,
  ChatIcon,
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
export { imageBreakpoints } from './image-sources';
export { Checkbox, Input, type InputProps, SearchInput, Select, TextArea } from './input';
export { type ImageModifiers, type ImageOptions, ipxUrl } from './ipx-url';
export { Item, ItemList, type ItemProps } from './item-list';
export {
  Columns,
  type ColumnsProps,
  type Gap,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
  Text,
  type TextProps,
} from './layout';
export { isFocusLost, leadFocus } from './lead-focus';
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
export { PageHeader, type PageHeaderProps } from './page-header';
export { Pagination, type PaginationProps } from './pagination';
export { Progress, type ProgressProps } from './progress';
export { ProgressBar } from './progress-bar';
export { QueryView, type QueryViewProps, type ViewedQuery } from './query-view';
export {
  Skeleton,
  SkeletonForm,
  SkeletonLine,
  SkeletonRows,
  SkeletonStats,
  SkeletonTable,
  SkeletonText,
} from './skeleton';
export { Spinner } from './spinner';
export { Stat, StatList, type StatProps } from './stat';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './states';
export { type Step, Steps } from './steps';
export { Switch } from './switch';
export { Table, type TableColumn, type TableProps } from './table';
export { type TabLink, Tabs } from './tabs';
export { DEFAULT_THEME_ID, parseThemeId, type Theme, type ThemeId, themes } from './theme';
export { createToastStore, type Toast, type ToastStore } from './toast-store';
export { Toaster } from './toaster';
export { type Tone, toneClass } from './tone';
export { Tooltip, type TooltipProps, TooltipProvider } from './tooltip';
export { VisuallyHidden } from './visually-hidden';
