/**
 * Every widget that one remote offers and another shows: name with its contract version → props. Props cross React roots, so they are
 * plain data and callbacks, never elements or contexts.
 */
export interface WidgetCatalogue {
  /** mf-account: the professional's profile (R106). */
  'profile-form@1': StepWidgetProps;
  /** mf-account: business addresses and the verified-phone panel. */
  'business-addresses@1': StepWidgetProps;
  /** mf-account: search, add, describe and remove conditions. */
  'conditions@1': StepWidgetProps;
  /** mf-billing: cards, with the card form. */
  'payment-methods@1': StepWidgetProps;
  /** mf-billing: the phone's subscription. */
  'subscription-panel@1': StepWidgetProps;
  /** mf-telephony: search, buy and list forwarding numbers. */
  'number-picker@1': StepWidgetProps;
  /** Any remote: a part of the dashboard's first page. No line of its own is needed here, because whoever shows it does not know it. */
  readonly [placed: PlacedWidgetName]: PlacedWidgetProps;
}

/** Begins with the name of the page that it is placed on. */
export type PlacedWidgetName = `dashboard-${string}@${number}`;

/** Props of a widget that a remote places on a page of another: none, because that page knows nothing of it. */
export type PlacedWidgetProps = object;

/** Props of the widgets that onboarding shows. */
export interface StepWidgetProps {
  /** Whether it stands in a step of onboarding, which goes on by itself. */
  readonly isStep?: boolean;
}

/** Name of a widget, with the version of its props. */
export type WidgetName = keyof WidgetCatalogue;

/** A widget that stands on the page. */
export interface MountedWidget<Name extends WidgetName> {
  readonly update: (props: WidgetCatalogue[Name]) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Finds the remote that offers a widget and mounts it as its own root. */
export interface Widgets {
  /**
   * Settles once the widget stands in `element`. A widget that cannot be loaded shows its error and Retry inside the element, so
   * the promise does not reject for it.
   */
  mount<Name extends WidgetName>(
    name: Name,
    element: HTMLElement,
    props: WidgetCatalogue[Name],
  ): Promise<MountedWidget<Name>>;
}
