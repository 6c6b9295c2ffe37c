import type { Page } from '@playwright/test';
import { loseAnswer, recordCalls } from '../support/calls';
import { CARDS, form, openForm, POST, row, submit, typeCard } from '../support/cards';
import { expectNotice, notice } from '../support/notices';
import { cardFrame, configureStripe, hangStripeScript, serveStripeScript } from '../support/stripe-script';
import { expect, test } from '../support/test';

test.describe('the form over the real Stripe components', () => {
  test('R24 R78 R109 R189 R190 R191 R236: a card is added, made the default and removed; its number never leaves the form', async ({
    page,
    signedInAt,
  }) => {
    await signedInAt('complete');
    const calls = recordCalls(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(CARDS);
    await expect(row(page, 'Visa •••• 4242')).toContainText('Expires 12/2034');

    await openForm(page);
    await expect(page.getByText('Test mode')).toBeVisible();
    await typeCard(page, '5555555555554444');
    await submit(page).dblclick();
    await expectNotice(page, 'Payment method added');
    await expect(row(page, 'Mastercard •••• 4444')).toContainText('Expires 07/2034');
    await expect(row(page, 'Visa •••• 4242').getByText('Default', { exact: true })).toBeVisible();
    expect(calls.filter(({ name }) => name === POST).map(({ body }) => body)).toEqual([
      {
        type: 'card',
        last_four: '4444',
        brand: 'mastercard',
        exp_month: 7,
        exp_year: 2034,
        stripe_payment_method_id: expect.stringMatching(/^pm_/),
        is_default: false,
      },
    ]);
    expect(sent.filter((text) => /5555.?5555.?5555.?4444/.test(text))).toEqual([]);
    expect(sent.filter((text) => text.includes('stripe.com'))).toEqual([]);

    await row(page, 'Mastercard').getByRole('button', { name: 'Make default' }).click();
    await expectNotice(page, 'Payment method updated');
    await expect(row(page, 'Mastercard').getByText('Default', { exact: true })).toBeVisible();
    await expect(row(page, 'Visa').getByText('Default', { exact: true })).toHaveCount(0);
    expect(calls.find(({ name }) => name.startsWith('PUT '))?.body).toEqual({ is_default: true });

    await row(page, 'Mastercard').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('pays for your active subscription');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await row(page, 'Visa').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).not.toContainText('active subscription');
    await page.getByRole('button', { name: 'Remove card' }).click();
    await expectNotice(page, 'Payment method deleted');
    await expect(row(page, 'Visa')).toHaveCount(0);
    expect(calls.filter(({ name }) => name.startsWith('DELETE ')).length).toBe(1);

    await page.reload();
    await expect(row(page, 'Mastercard').getByText('Default', { exact: true })).toBeVisible();
    await expect(row(page, 'Visa')).toHaveCount(0);
  });

  test('what is wrong with a card stands beside the fields, and nothing is posted', async ({ page, signedInAt }) => {
    await signedInAt('payment-methods');
    const calls = recordCalls(page);
    await page.goto('/onboarding/payment-methods');
    const problem = form(page).getByRole('alert');
    await submit(page).click();
    await expect(problem).toHaveText('Your card number is incomplete.');
    for (const [number, message] of [
      ['4000000000000002', 'Your card was declined.'],
      ['4242424242424241', 'Your card number is invalid.'],
      ['4111111111111111', 'Your card was declined: in test mode only test cards are accepted.'],
    ] as const) {
      await typeCard(page, number);
      await submit(page).click();
      await expect(problem).toHaveText(message);
    }
    await typeCard(page, '4242424242424242', '0124');
    await expect(problem).toHaveText('Your card’s expiration date is in the past.');
    expect(calls.filter(({ name }) => name === POST)).toEqual([]);
    await typeCard(page, '4242424242424242');
    await expect(problem).toBeEmpty();
  });

  test('the form works after it was closed, left for another page, and met in another language; a lost answer is looked up: the card was added once, and that is what is told', async ({
    page,
    signedInAt,
    problems,
  }) => {
    problems.announce(/ERR_CONNECTION_RESET/);
    await signedInAt('complete');
    const calls = recordCalls(page);
    await page.goto(CARDS);
    await openForm(page);
    await expect(page.getByLabel('Card number')).toBeFocused();
    await typeCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await openForm(page);
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Payment methods' }).click();
    await openForm(page);
    await typeCard(page, '378282246310005');
    await page.getByLabel('Language').selectOption('es');
    await expect(page.getByLabel('Número de tarjeta')).toHaveValue('3782 8224 6310 005');
    await loseAnswer(page, POST);
    await page.getByRole('button', { name: 'Añadir tarjeta' }).last().click();
    await expectNotice(page, 'Método de pago añadido');
    await expect(row(page, 'American Express •••• 0005')).toHaveCount(1);
    expect(calls.filter(({ name }) => name === POST)).toHaveLength(1);
    await expect(notice(page, 'No se ha podido crear')).toHaveCount(0);
  });
});

test.describe('with a publishable key', () => {
  test('Stripe’s script is loaded with the form, and only where a card is entered', async ({ page, signedInAt }) => {
    await signedInAt('complete');
    await configureStripe(page, 'pk_test_1');
    const loads = await serveStripeScript(page);
    const calls = recordCalls(page);
    await page.goto('/dashboard/billing');
    await page.getByRole('link', { name: 'Manage cards' }).click();
    await expect(row(page, 'Visa •••• 4242')).toBeVisible();
    expect(loads()).toBe(0);
    await openForm(page);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Your card number is incomplete.');
    expect(loads()).toBe(1);
    await cardFrame(page).getByLabel('Card number').fill('4000000000000002');
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await openForm(page);
    await expect(cardFrame(page).getByLabel('Card number')).toBeFocused();
    await cardFrame(page).getByLabel('Card number').fill('5555555555554444');
    await page.keyboard.press('Enter');
    await expectNotice(page, 'Payment method added');
    await expect(row(page, 'Mastercard •••• 4444')).toBeVisible();
    expect(loads()).toBe(2);
    const [post] = calls.filter(({ name }) => name === POST);
    expect(JSON.stringify(post?.body)).not.toContain('5555555555554444');
  });

  test('SH4: the browser refuses a script without a hash in the page; in the frame of the form it tells of Stripe’s alone', async ({
    page,
    signedInAt,
  }) => {
    await signedInAt('complete');
    await configureStripe(page, 'pk_test_1');
    await serveStripeScript(page);
    const document = await page.goto('/dashboard/billing');
    expect(document?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
    await page.getByRole('link', { name: 'Manage cards' }).click();
    await openForm(page);
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    const told = (place: Pick<Page, 'evaluate'> | null) =>
      place?.evaluate(() => {
        const observer = new ReportingObserver(() => {}, { types: ['integrity-violation'], buffered: true });
        observer.observe();
        return observer.takeRecords().map((one) => JSON.stringify(one));
      });
    expect(await told(page)).toEqual([]);
    const inFrame = await told(page.frame({ url: /card-frame/ }));
    expect(inFrame?.map((one) => new URL(JSON.parse(one).body.blockedURL).origin)).toEqual(['https://js.stripe.com']);
  });

  test('a blocked script is explained, the rest of the page works, and Retry asks again', async ({
    page,
    signedInAt,
    problems,
  }) => {
    problems.announce(/ERR_BLOCKED_BY_CLIENT.*js\.stripe\.com/);
    await signedInAt('complete');
    await configureStripe(page, 'pk_live_1');
    await page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));
    await page.goto(CARDS);
    await page.getByRole('button', { name: 'Add card' }).click();
    const failed = page.getByRole('region', { name: 'Add a card' });
    await expect(failed).toContainText('The card form is unavailable');
    await expect(failed).toContainText('js.stripe.com');
    await expect(page.getByText('Test mode')).toHaveCount(0);
    await row(page, 'Visa •••• 4242').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Cancel' }).last().click();

    await serveStripeScript(page);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  });

  test('a script that hangs is given up after ten seconds, and Retry works once it comes', async ({
    page,
    signedInAt,
  }) => {
    await signedInAt('complete');
    await configureStripe(page, 'pk_live_1');
    await page.clock.install();
    const script = await hangStripeScript(page);
    await page.goto(CARDS);
    const asked = page.waitForRequest('https://js.stripe.com/**');
    await page.getByRole('button', { name: 'Add card' }).click();
    await asked;
    await page.clock.fastForward(10_000);
    const failed = page.getByRole('region', { name: 'Add a card' });
    await expect(failed).toContainText('The card form is unavailable');
    await script.answer();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  });
});
