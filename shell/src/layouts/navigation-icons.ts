import type { NavigationIcon } from '@careline/shared/manifest';
import {
  BuildingIcon,
  ChartIcon,
  CreditCardIcon,
  FileIcon,
  HashIcon,
  HistoryIcon,
  HomeIcon,
  type Icon,
  PhoneIncomingIcon,
  ReceiptIcon,
  SettingsIcon,
  StethoscopeIcon,
  UserIcon,
} from '@careline/shared/ui';

/** The drawings behind the names that a remote's manifest may use. */
export const navigationIconOf: Readonly<Record<NavigationIcon, Icon>> = {
  home: HomeIcon,
  conditions: StethoscopeIcon,
  statistics: ChartIcon,
  account: SettingsIcon,
  person: UserIcon,
  history: HistoryIcon,
  phone: HashIcon,
  address: BuildingIcon,
  billing: ReceiptIcon,
  invoice: FileIcon,
  card: CreditCardIcon,
  calls: PhoneIncomingIcon,
};
