// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { components } from './openapi.js';

/** What a virtual account holds in one currency. All amounts are minor units of `currency`. */
export type AccountBalance = components['schemas']['v2.AccountBalance'];

/**
 * A seller, or anyone else who needs an account on the platform. Legal entity, accounts and sales profile come with
 * the fragments that were asked for, and with the answer to a create or an update. What has no value is left out.
 */
export type AccountHolder = components['schemas']['v2.AccountHolder'];

/** A new account holder, from no more than a name to all that the identity check needs. */
export type AccountHolderCreate = components['schemas']['v2.AccountHolderCreate'];

/** One page of account holders. */
export type AccountHolderPage = components['schemas']['v2.AccountHolderPage'];

/**
 * What an account holder may do. This is not the identity check: that one is `legalEntity.kycStatus`, and
 * both have a value `ACTIVE`.
 */
export type AccountHolderStatus = components['schemas']['v2.AccountHolderStatus'];

/** What to change about an account holder. What is left out stays as it is, and null clears a value. */
export type AccountHolderUpdate = components['schemas']['v2.AccountHolderUpdate'];

/**
 * The number of an account, 4 to 34 letters and digits without spaces. One that begins with two letters and
 * two digits is taken for an IBAN, and its check digits must be right.
 */
export type AccountNumber = components['schemas']['v2.AccountNumber'];

/**
 * A postal address. A check needs street, house number, postal code, city and country. A part without a
 * value is left out.
 */
export type Address = components['schemas']['v2.Address'];

/** The parts of a postal address to change. What is left out stays as it is; null clears a part. */
export type AddressUpdate = components['schemas']['v2.AddressUpdate'];

/** What a payment method needs to know of the account. The one known method, `ACH`, needs the routing number. */
export type ApmData = components['schemas']['v2.ApmData'];

/** What a virtual account can pay out now, per currency. */
export type Balance = components['schemas']['v2.Balance'];

/** Money that was moved from one virtual account to another. */
export type BalanceTransfer = components['schemas']['v2.BalanceTransfer'];

/** Money to move from one virtual account to another. */
export type BalanceTransferCreate = components['schemas']['v2.BalanceTransferCreate'];

/** A page of balance transfers. */
export type BalanceTransferPage = components['schemas']['v2.BalanceTransferPage'];

/** What the transfer is for. It is kept for your bookkeeping and changes nothing in how the money moves. */
export type BalanceTransferType = components['schemas']['v2.BalanceTransferType'];

/** The bank statement that shows whose external account it is. */
export type BankStatement = components['schemas']['v2.BankStatement'];

/** The bank statement that shows whose external account it is. */
export type BankStatementCreate = components['schemas']['v2.BankStatementCreate'];

/** A person who owns or runs an organization. What has no value is left out. */
export type BeneficialOwner = components['schemas']['v2.BeneficialOwner'];

/**
 * A person who owns or runs an organization. Only the part that the person plays is required; the identity check
 * needs as much of an owner as of an individual seller.
 */
export type BeneficialOwnerCreate = components['schemas']['v2.BeneficialOwnerCreate'];

/**
 * An owner in the update of an account holder. `code`, or else `extRef`, says which stored owner is meant; an entry
 * that meets none is a new owner and needs `type`.
 */
export type BeneficialOwnerEntryUpdate = components['schemas']['v2.BeneficialOwnerEntryUpdate'];

/** One page of owners of an organization. */
export type BeneficialOwnerPage = components['schemas']['v2.BeneficialOwnerPage'];

/**
 * What to change about an owner. `type` is always sent, changed or not; what else is left out stays as it is, and
 * null clears a value.
 */
export type BeneficialOwnerUpdate = components['schemas']['v2.BeneficialOwnerUpdate'];

/**
 * A date of birth, as `1990-05-17` or as a point in time, of which only the date counts as it is written:
 * no time zone is applied. Answers give it as midnight in UTC. The identity check needs a person of at least 18
 * years.
 */
export type DateOfBirth = components['schemas']['v2.DateOfBirth'];

/** A part of the merchant with accounts, seller checks and payouts of its own. */
export type Division = components['schemas']['v2.Division'];

/** What one of a division's own accounts holds, in the currency of the division. */
export type DivisionBalance = components['schemas']['v2.DivisionBalance'];

/**
 * A bank account, or an account that is reached by another payment method, that its holder is paid
 * out to.
 */
export type ExternalAccount = components['schemas']['v2.ExternalAccount'];

/** A new external account. Which fields it needs depends on `accountType`. */
export type ExternalAccountCreate = components['schemas']['v2.ExternalAccountCreate'];

/** What a new external account of either type can say. */
export type ExternalAccountCreateBase = components['schemas']['v2.ExternalAccountCreateBase'];

/**
 * An external account in the update of its holder. `code` names a stored account, and an unknown one is a
 * fault. Without `code`, `extRef` says which account is meant; an entry that meets none is a new
 * account and needs all that a new account needs.
 */
export type ExternalAccountEntryUpdate = components['schemas']['v2.ExternalAccountEntryUpdate'];

/** A new bank account that is known by its number. */
export type ExternalAccountIbanCreate = components['schemas']['v2.ExternalAccountIbanCreate'];

/** A page of a holder's external accounts. */
export type ExternalAccountPage = components['schemas']['v2.ExternalAccountPage'];

/** What to change of an external account. What is not sent stays as it is. */
export type ExternalAccountUpdate = components['schemas']['v2.ExternalAccountUpdate'];

/** A new account that is reached by a payment method other than a transfer to an IBAN. */
export type ExternalAccountUpoCreate = components['schemas']['v2.ExternalAccountUpoCreate'];

/** An external account as it is returned on its own, always with the state of its check. */
export type ExternalAccountWithKycStatus = components['schemas']['v2.ExternalAccountWithKycStatus'];

/** A virtual account as it is shown inside its account holder, with what it holds. */
export type HolderAccount = components['schemas']['v2.HolderAccount'];

/** A virtual account to open together with its account holder, in place of the default one. */
export type HolderAccountCreate = components['schemas']['v2.HolderAccountCreate'];

/** A natural person as the legal entity of an account holder. What has no value is left out. */
export type IndividualLegalEntity = components['schemas']['v2.IndividualLegalEntity'];

/** A natural person as the legal entity of an account holder. Only the form is required. */
export type IndividualLegalEntityCreate = components['schemas']['v2.IndividualLegalEntityCreate'];

/** Changes to a legal entity that is a natural person. What is left out stays as it is; null clears a value. */
export type IndividualLegalEntityUpdate = components['schemas']['v2.IndividualLegalEntityUpdate'];

/**
 * How far an identity check has got.
 *
 * | Value | Meaning |
 * |---|---|
 * | `MISSING_DATA` | not all required data is there; `kycMessage` names what is missing |
 * | `IN_PROGRESS` | the data is complete and is being checked |
 * | `ACTIVE` | the check was passed |
 * | `REJECTED` | the data was checked and not accepted |
 * | `FAILED` | the check could not be carried out, for a technical reason |
 */
export type KycStatus = components['schemas']['v2.KycStatus'];

/**
 * How much the identity check asks for. `FULL_KYC` needs everything. `LIGHT_KYC` needs neither documents
 * nor beneficial owners; in return, all payouts of the account holder together cannot exceed EUR 2,500.00.
 */
export type KycTier = components['schemas']['v2.KycTier'];

/**
 * The identity check of an account holder has another status. Of all fields, only `accountOwnerCode` is
 * covered by the signature.
 */
export type KycUpdateEvent = components['schemas']['v2.KycUpdateEvent'];

/** Who an account holder is by law, a person or an organization, and how far the identity check has got. */
export type LegalEntity = components['schemas']['v2.LegalEntity'];

/**
 * Who the account holder is by law, a person or an organization. Only the form is required; the identity check needs
 * more.
 */
export type LegalEntityCreate = components['schemas']['v2.LegalEntityCreate'];

/**
 * Changes to the legal entity of an account holder. A stored form never changes, so `legalForm` may be left out once
 * there is one; fields of the other form are then ignored, as any unknown field is.
 */
export type LegalEntityUpdate = components['schemas']['v2.LegalEntityUpdate'];

/** Nothing is paid out unless a payout is requested. */
export type ManualPayoutConfiguration = components['schemas']['v2.ManualPayoutConfiguration'];

/**
 * Pay nothing out unless a payout is requested. `frequency`, `refundPeriod` and `minimumAmount` are
 * ignored when they are sent along; they are not kept for later.
 */
export type ManualPayoutConfigurationUpdate =
  components['schemas']['v2.ManualPayoutConfigurationUpdate'];

/** A report about the whole marketplace. */
export type MarketplaceReportCreate = components['schemas']['v2.MarketplaceReportCreate'];

/** The address of a page on which a seller gives their own details, and how long it works. */
export type OnboardingUrl = components['schemas']['v2.OnboardingUrl'];

/** How the page for the seller behaves. Every field has a default. */
export type OnboardingUrlCreate = components['schemas']['v2.OnboardingUrlCreate'];

/** A paper of an organization, such as an extract from the company register. What has no value is left out. */
export type OrganizationDocument = components['schemas']['v2.OrganizationDocument'];

/**
 * A paper of an organization, such as an extract from the company register. It can be sent in parts: what is
 * missing keeps the identity check waiting and is not an error.
 */
export type OrganizationDocumentCreate = components['schemas']['v2.OrganizationDocumentCreate'];

/**
 * A paper of an organization to change or to add. It changes the document with its `code`, else the one with its
 * `extRef`; where there is none it is added. What is left out stays as it is, and null clears a value.
 */
export type OrganizationDocumentUpdate = components['schemas']['v2.OrganizationDocumentUpdate'];

/** An organization as the legal entity of an account holder. What has no value is left out. */
export type OrganizationLegalEntity = components['schemas']['v2.OrganizationLegalEntity'];

/**
 * An organization as the legal entity of an account holder. Only the form is required; all else can be sent
 * later, and the identity check begins when what it needs is there.
 */
export type OrganizationLegalEntityCreate =
  components['schemas']['v2.OrganizationLegalEntityCreate'];

/**
 * Changes to a legal entity that is an organization. What is left out stays as it is; null clears a value. A change
 * of the legal name, the two numbers, the type, the address, the owners or the documents starts the identity check
 * anew.
 */
export type OrganizationLegalEntityUpdate =
  components['schemas']['v2.OrganizationLegalEntityUpdate'];

/** How one captured payment was distributed. */
export type PaymentSplit = components['schemas']['v2.PaymentSplit'];

/** Why a payment split is cancelled. */
export type PaymentSplitCancel = components['schemas']['v2.PaymentSplitCancel'];

/** How one captured payment is to be distributed. */
export type PaymentSplitCreate = components['schemas']['v2.PaymentSplitCreate'];

/** Items that belong together. Moves no money itself. */
export type PaymentSplitGroup = components['schemas']['v2.PaymentSplitGroup'];

/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export type PaymentSplitGroupCreate = components['schemas']['v2.PaymentSplitGroupCreate'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItem = components['schemas']['v2.PaymentSplitItem'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItemCreate = components['schemas']['v2.PaymentSplitItemCreate'];

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeaf = components['schemas']['v2.PaymentSplitLeaf'];

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeafCreate = components['schemas']['v2.PaymentSplitLeafCreate'];

/** A page of payment splits. */
export type PaymentSplitPage = components['schemas']['v2.PaymentSplitPage'];

/** When an account is paid out. Only `SCHEDULED` has fields besides `type`. */
export type PayoutConfiguration = components['schemas']['v2.PayoutConfiguration'];

/** When an account is to be paid out. Which fields are needed depends on `type`. */
export type PayoutConfigurationUpdate = components['schemas']['v2.PayoutConfigurationUpdate'];

/** A payout with its seller and its bank account. */
export type PayoutOverviewItem = components['schemas']['v2.PayoutOverviewItem'];

/** A page of payouts. */
export type PayoutOverviewList = components['schemas']['v2.PayoutOverviewList'];

/** Whose money is paid out. */
export type PayoutOverviewSeller = components['schemas']['v2.PayoutOverviewSeller'];

/**
 * Money to be sent, or sent, from a virtual account to an external account. Made by a request of yours or
 * by the schedule of a payout configuration.
 */
export type PayoutRequest = components['schemas']['v2.PayoutRequest'];

/** What is to be paid out, from where, to where and when. */
export type PayoutRequestCreate = components['schemas']['v2.PayoutRequestCreate'];

/** A page of payout requests. */
export type PayoutRequestPage = components['schemas']['v2.PayoutRequestPage'];

/** One payment or refund that a scheduled payout was made of. */
export type PayoutSettlement = components['schemas']['v2.PayoutSettlement'];

/**
 * What the amount of one settlement is made of. Money that the seller gets is positive, money that was
 * kept back negative. All seven together are `totalAmountSeller`.
 */
export type PayoutSettlementBreakdown = components['schemas']['v2.PayoutSettlementBreakdown'];

/** A page of settlements. */
export type PayoutSettlementList = components['schemas']['v2.PayoutSettlementList'];

/** The currency of the balance that a payout is taken from. Only EUR. */
export type PayoutSourceCurrency = components['schemas']['v2.PayoutSourceCurrency'];

/**
 * How far a payout has got.
 *
 * | Value | Meaning | Then |
 * |---|---|---|
 * | `WAITING` | queued; no money has moved | `ACCEPTED`, `FAILED`, or `CANCELLED` by a delete |
 * | `ACCEPTED` | checked when due; the money has left the account and is on its way | `PROCESSED` or `FAILED` |
 * | `PROCESSED` | handed over to the bank | `RETURNED`, rarely |
 * | `RETURNED` | sent back by the bank; the money is on the account again | nothing |
 * | `FAILED` | denied when due, or refused by the bank; the money is on the account | nothing |
 * | `CANCELLED` | deleted while waiting | nothing |
 */
export type PayoutStatus = components['schemas']['v2.PayoutStatus'];

/**
 * A payout has another status, or a scheduled payout could not be made. Of all fields, only
 * `accountOwnerCode` is covered by the signature.
 */
export type PayoutUpdateEvent = components['schemas']['v2.PayoutUpdateEvent'];

/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export type Person = components['schemas']['v2.Person'];

/**
 * What can be told about a natural person: a seller, or an owner of a seller. All of it can be sent later; the
 * identity check begins when what it needs is there.
 */
export type PersonCreate = components['schemas']['v2.PersonCreate'];

/**
 * What to change about a natural person. What is left out stays as it is; null clears a value. A change of the
 * names, the date or place of birth, the nationality, the address, the social security number or the documents
 * starts the identity check anew.
 */
export type PersonUpdate = components['schemas']['v2.PersonUpdate'];

/** An identity paper of a person, with its pictures. What has no value is left out. */
export type PersonalDocument = components['schemas']['v2.PersonalDocument'];

/**
 * An identity paper of a person. It can be sent in parts: what is missing keeps the identity check waiting and
 * is not an error.
 */
export type PersonalDocumentCreate = components['schemas']['v2.PersonalDocumentCreate'];

/**
 * An identity paper to change or to add. It changes the document with its `code`, else the one with its `extRef`;
 * where there is none it is added. What is left out stays as it is, and null clears a value.
 */
export type PersonalDocumentUpdate = components['schemas']['v2.PersonalDocumentUpdate'];

/** A picture of one side of an identity paper. What has no value is left out. */
export type Photo = components['schemas']['v2.Photo'];

/**
 * A picture of one side of an identity paper. Nothing is required here; what is missing keeps the identity check
 * waiting.
 */
export type PhotoCreate = components['schemas']['v2.PhotoCreate'];

/**
 * A photo to change or to add. It changes the photo with its `code`, else the one with its `extRef`; where there is
 * none it is added. What is left out stays as it is, and null clears a value.
 */
export type PhotoUpdate = components['schemas']['v2.PhotoUpdate'];

/** Where a person was born. A part without a value is left out. */
export type PlaceOfBirth = components['schemas']['v2.PlaceOfBirth'];

/** Where a person was born. */
export type PlaceOfBirthCreate = components['schemas']['v2.PlaceOfBirthCreate'];

/** The parts of a place of birth to change. What is left out stays as it is; null clears a part. */
export type PlaceOfBirthUpdate = components['schemas']['v2.PlaceOfBirthUpdate'];

/** What was given back to the buyer of one payment, and from which accounts. */
export type RefundSplit = components['schemas']['v2.RefundSplit'];

/**
 * What is given back to the buyer of one payment. Without `items` all that is left of the payment, with
 * `items` only what they say.
 */
export type RefundSplitCreate = components['schemas']['v2.RefundSplitCreate'];

/** Items of a refund that belong together. Moves no money itself. */
export type RefundSplitGroup = components['schemas']['v2.RefundSplitGroup'];

/** Items of a refund that belong together. Moves no money itself. */
export type RefundSplitGroupCreate = components['schemas']['v2.RefundSplitGroupCreate'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type RefundSplitItem = components['schemas']['v2.RefundSplitItem'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type RefundSplitItemCreate = components['schemas']['v2.RefundSplitItemCreate'];

/** How much of one item of the payment was taken back, or a fee for doing so. */
export type RefundSplitLeaf = components['schemas']['v2.RefundSplitLeaf'];

/**
 * How much of one item of the payment is taken back, or a fee for doing so. What is left out is taken
 * from the item of the payment.
 */
export type RefundSplitLeafCreate = components['schemas']['v2.RefundSplitLeafCreate'];

/** A page of refund splits. */
export type RefundSplitPage = components['schemas']['v2.RefundSplitPage'];

/** A report that was asked for, and where to fetch it once it is made. */
export type Report = components['schemas']['v2.Report'];

/** The seller that a report is about. */
export type ReportAccount = components['schemas']['v2.ReportAccount'];

/** The report to make. `account` is needed for `seller-settlement` only. */
export type ReportCreate = components['schemas']['v2.ReportCreate'];

/** A page of reports. */
export type ReportList = components['schemas']['v2.ReportList'];

/** What a report is about. `seller-settlement` is about one seller, all others are about the whole marketplace. */
export type ReportType = components['schemas']['v2.ReportType'];

/**
 * What a seller expects to sell. Platforms in the United States must give both amounts for every seller; without
 * them the identity check does not start there.
 */
export type SalesProfile = components['schemas']['v2.SalesProfile'];

/** The expectations to change. What is left out stays as it is; null clears an amount. */
export type SalesProfileUpdate = components['schemas']['v2.SalesProfileUpdate'];

/** The account is paid out without being asked, on the days that `frequency` matches. */
export type ScheduledPayoutConfiguration = components['schemas']['v2.ScheduledPayoutConfiguration'];

/** Pay the account out without being asked, on the days that `frequency` matches. */
export type ScheduledPayoutConfigurationUpdate =
  components['schemas']['v2.ScheduledPayoutConfigurationUpdate'];

/** A report about one seller. */
export type SellerReportCreate = components['schemas']['v2.SellerReportCreate'];

/**
 * Your own reference, 4 to 64 characters. Keep to letters, digits and `# @ : - _`, the only ones that
 * version 1 takes and that every processor hands back unchanged.
 */
export type SplitExtRef = components['schemas']['v2.SplitExtRef'];

/** A payment, refund or chargeback, as the processor and the splits know it. */
export type Transaction = components['schemas']['v2.Transaction'];

/** A page of transactions. */
export type TransactionList = components['schemas']['v2.TransactionList'];

/** A seller whose money a transaction moved. */
export type TransactionSeller = components['schemas']['v2.TransactionSeller'];

/** How far processor and splits agree on a transaction. */
export type TransactionStatus = components['schemas']['v2.TransactionStatus'];

/**
 * `PAYMENT` for money that a buyer paid, `REFUND` for money given back to the buyer, `CHARGEBACK` for
 * money that the buyer's bank took back.
 */
export type TransactionType = components['schemas']['v2.TransactionType'];

/** A currency that money can be moved or paid out in. */
export type TransferCurrency = components['schemas']['v2.TransferCurrency'];

/** Where a part of a holder's money is kept. */
export type VirtualAccount = components['schemas']['v2.VirtualAccount'];

/** A page of a holder's virtual accounts. */
export type VirtualAccountPage = components['schemas']['v2.VirtualAccountPage'];

/** Where the notifications of one type are sent for one division. */
export type WebhookConfiguration = components['schemas']['v2.WebhookConfiguration'];

/** Where to send the notifications of one type. It is active at once. */
export type WebhookConfigurationCreate = components['schemas']['v2.WebhookConfigurationCreate'];

/** The new address of a configuration, and whether it is active. */
export type WebhookConfigurationUpdate = components['schemas']['v2.WebhookConfigurationUpdate'];

/**
 * Which notifications are meant: `WEBHOOK_KYC_UPDATE` when the identity check of an account holder gets
 * another status, `WEBHOOK_PAYOUT_UPDATE` when a payout does.
 */
export type WebhookType = components['schemas']['v2.WebhookType'];
