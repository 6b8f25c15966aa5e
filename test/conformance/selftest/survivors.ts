/** A mutant that no check kills, and why it is kept. */
export interface Survivor {
  /** Its name. */
  readonly mutant: string;
  readonly reason: string;
}

/** Mutants that are known to survive; one that is killed does not belong here any more. */
export const survivors: readonly Survivor[] = [
  {
    mutant: 'schedules/month-ignored',
    reason: 'No check moves a clock through a month that the frequency leaves out.',
  },
  {
    mutant: 'limits/holder-name-63',
    reason: 'No check that cites the claim notices, though 64 is the edge; why is not known yet.',
  },
  {
    mutant: 'webhooks/sent-twice',
    reason: 'No check moves the clock on after a delivery to see that nothing comes again.',
  },
  {
    mutant: 'webhooks/types-mixed',
    reason: 'No check causes an event of the second configured type while both are configured.',
  },
  {
    mutant: 'payouts/rate-inverted',
    reason: 'The reference names no rate, so any one that is used both ways is right.',
  },
  {
    mutant: 'holders/patch-clears',
    reason: 'No check sends an update without a description to a holder that has one.',
  },
  {
    mutant: 'kyc/set-by-caller',
    reason: 'No check reads the status of an external account that version 1 has just made.',
  },
  {
    mutant: 'banks/upo-without-method',
    reason: 'No check that cites the claim leaves out paymentMethod alone.',
  },
  {
    mutant: 'banks/any-currency-for-iban',
    reason: 'No check that cites the claim sends an IBAN of version 2 in another currency.',
  },
  {
    mutant: 'reports/descending-by-default',
    reason: 'No check lists reports by a field without naming a direction.',
  },
  {
    mutant: 'limits/country-of-two-letters',
    reason: 'Values with a broken pattern are made with longer texts, not with shorter ones.',
  },
];

/** Whether a mutant is known to survive. */
export function survives(name: string): boolean {
  return survivors.some(({ mutant }) => mutant === name);
}
