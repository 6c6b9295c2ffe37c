import { DashboardCalls } from './dashboard-calls';

/** `dashboard-calls@1`: who has called and whom to call back, for the shell's first page. */
export function DashboardCallsWidget() {
  return <DashboardCalls />;
}
