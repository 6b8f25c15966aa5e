// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { components } from './openapi.js';

/**
 * A seller, or anyone else who needs a virtual account. Code, names, description and status are always shown;
 * the rest comes with the fragments that were asked for, and after a create or an update. What has no value is
 * left out.
 */
export type AccountHolder = components['schemas']['v1.AccountHolder'];

/** A new account holder, complete or with no more than a name and an account. */
export type AccountHolderCreate = components['schemas']['v1.AccountHolderCreate'];

/** One page of a list of account holders. */
export type AccountHolderPage = components['schemas']['v1.AccountHolderPage'];

/** What an account holder may do at present, and how much it has processed. Only the service writes it. */
export type AccountHolderStatus = components['schemas']['v1.AccountHolderStatus'];

/**
 * What to change about an account holder. What is left out stays as it is. Nothing else of a holder can be
 * changed in version 1.
 */
export type AccountHolderUpdate = components['schemas']['v1.AccountHolderUpdate'];

/** A postal address. A check needs street, house number, zip code, city and country. */
export type Address = components['schemas']['v1.Address'];

/** The parts of a postal address to change. What is left out stays as it is; `null` clears a part. */
export type AddressUpdate = components['schemas']['v1.AddressUpdate'];

/** What a virtual account can pay out now. */
export type Balance = components['schemas']['v1.Balance'];

/** A bank statement, as the service keeps it. */
export type BankStatement = components['schemas']['v1.BankStatement'];

/** A bank statement that proves whose account it is. */
export type BankStatementCreate = components['schemas']['v1.BankStatementCreate'];

/**
 * A person who owns or runs an organization: everything that an individual legal entity has, a code and the
 * part that the person plays.
 */
export type BeneficialOwner = components['schemas']['v1.BeneficialOwner'];

/**
 * A person who owns or runs an organization: everything that an individual legal entity has, and the part
 * that the person plays.
 */
export type BeneficialOwnerCreate = components['schemas']['v1.BeneficialOwnerCreate'];

/**
 * An owner to change or to add. Matched by `code`, else by `extRef`; added when neither is given or the
 * `extRef` is new.
 */
export type BeneficialOwnerUpdate = components['schemas']['v1.BeneficialOwnerUpdate'];

/** A bank account, or a wallet that works like one, to which a holder's money can be paid out. */
export type ExternalAccount = components['schemas']['v1.ExternalAccount'];

/** A bank account to add to a holder. */
export type ExternalAccountCreate = components['schemas']['v1.ExternalAccountCreate'];

/** One page of the external accounts of a holder. */
export type ExternalAccountPage = components['schemas']['v1.ExternalAccountPage'];

/**
 * An external account in an update of its holder. One whose `code`, or else `extRef`, is known changes
 * that account, and what is left out stays as it is; a `code` that the holder does not have is a 422. One
 * without a known `code` or `extRef` is added and then needs `accountNumber` and `currency`. No account is
 * ever removed.
 */
export type ExternalAccountUpdate = components['schemas']['v1.ExternalAccountUpdate'];

/** An external account as it is returned on its own, always with the state of its check. */
export type ExternalAccountWithKycStatus = components['schemas']['v1.ExternalAccountWithKycStatus'];

/**
 * Refunds all that is left of a payment, item by item as it was split. Takes neither `items` nor
 * `totalAmount`.
 */
export type FullRefundSplitCreate = components['schemas']['v1.FullRefundSplitCreate'];

/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntity = components['schemas']['v1.IndividualLegalEntity'];

/** A natural person as the legal entity of an account holder. */
export type IndividualLegalEntityCreate = components['schemas']['v1.IndividualLegalEntityCreate'];

/** Changes to a legal entity that is a natural person. */
export type IndividualLegalEntityUpdate = components['schemas']['v1.IndividualLegalEntityUpdate'];

/** How far the check of an identity or of a bank account has got. Only the service writes it. */
export type KycStatus = components['schemas']['v1.KycStatus'];

/**
 * One finding of a check. Its type and its text are each given under two names that always agree, because
 * both are in use.
 */
export type KycStatusDetail = components['schemas']['v1.KycStatusDetail'];

/** A paper of an organization that is sent after the holder was created. */
export type LateOrganizationDocumentCreate =
  components['schemas']['v1.LateOrganizationDocumentCreate'];

/**
 * An identity paper that is sent after the holder was created. It takes fewer kinds of paper than a legal
 * entity does, and asks for more about it.
 */
export type LatePersonalDocumentCreate = components['schemas']['v1.LatePersonalDocumentCreate'];

/** A picture of one side of an identity paper that is sent late. */
export type LatePhotoCreate = components['schemas']['v1.LatePhotoCreate'];

/** Who the account holder is by law. */
export type LegalEntity = components['schemas']['v1.LegalEntity'];

/** Who the account holder is by law. Only the form is required; a check needs more. */
export type LegalEntityCreate = components['schemas']['v1.LegalEntityCreate'];

/**
 * Changes to the legal entity of an account holder. Its form cannot change, so `legalForm` may be left out
 * once a form is stored; the fields of the other form are then ignored, as any unknown field is.
 */
export type LegalEntityUpdate = components['schemas']['v1.LegalEntityUpdate'];

/** A paper of an organization, as the service keeps it. */
export type OrganizationDocument = components['schemas']['v1.OrganizationDocument'];

/**
 * A paper of an organization, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export type OrganizationDocumentCreate = components['schemas']['v1.OrganizationDocumentCreate'];

/**
 * A paper of an organization in an update of a legal entity. One whose `code`, or else `extRef`, is known
 * changes that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`,
 * or none, is added. An unknown `code` is a 422. No paper is ever removed.
 */
export type OrganizationDocumentUpdate = components['schemas']['v1.OrganizationDocumentUpdate'];

/** An organization as the legal entity of an account holder. What has no value is left out. */
export type OrganizationLegalEntity = components['schemas']['v1.OrganizationLegalEntity'];

/**
 * An organization as the legal entity of an account holder. Everything but the form may be sent later; a check
 * begins when what it needs is there.
 */
export type OrganizationLegalEntityCreate =
  components['schemas']['v1.OrganizationLegalEntityCreate'];

/** Changes to a legal entity that is an organization. What is left out stays as it is; `null` clears a field. */
export type OrganizationLegalEntityUpdate =
  components['schemas']['v1.OrganizationLegalEntityUpdate'];

/** Refunds the items that it names, in whole or in part. */
export type PartialRefundSplitCreate = components['schemas']['v1.PartialRefundSplitCreate'];

/** How one captured payment was distributed. */
export type PaymentSplit = components['schemas']['v1.PaymentSplit'];

/** How one captured payment is to be distributed. */
export type PaymentSplitCreate = components['schemas']['v1.PaymentSplitCreate'];

/** Items that belong together. Moves no money itself. */
export type PaymentSplitGroup = components['schemas']['v1.PaymentSplitGroup'];

/** Items that belong together, for example all that one seller gets. Moves no money itself. */
export type PaymentSplitGroupCreate = components['schemas']['v1.PaymentSplitGroupCreate'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItem = components['schemas']['v1.PaymentSplitItem'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which carries money. */
export type PaymentSplitItemCreate = components['schemas']['v1.PaymentSplitItemCreate'];

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeaf = components['schemas']['v1.PaymentSplitLeaf'];

/** A part of the amount and what it is for. Only these move money. */
export type PaymentSplitLeafCreate = components['schemas']['v1.PaymentSplitLeafCreate'];

/** A page of payment splits. */
export type PaymentSplitPage = components['schemas']['v1.PaymentSplitPage'];

/** A request to send money from a virtual account to a bank account, and how far it has got. */
export type PayoutRequest = components['schemas']['v1.PayoutRequest'];

/**
 * Money to send from a virtual account to a bank account. At most one of `amount` and `useBalanceAt`;
 * with neither, all that can be paid out.
 */
export type PayoutRequestCreate = components['schemas']['v1.PayoutRequestCreate'];

/** A page of payout requests. */
export type PayoutRequestPage = components['schemas']['v1.PayoutRequestPage'];

/**
 * How far a payout request has got.
 *
 * | Status | What it means | What follows |
 * |---|---|---|
 * | `WAITING` | saved and not due yet; can be deleted | `ACCEPTED` or `REJECTED` |
 * | `ACCEPTED` | checked; the money has left the account | `PROCESSED` or `FAILED` |
 * | `REJECTED` | a check failed when it was due; no money has moved | nothing; correct the cause and make a new request |
 * | `FAILED` | the bank refused it or sent it back; the money is back on the account | nothing; correct the cause and make a new request |
 * | `PROCESSED` | paid | nothing as a rule; `FAILED` if the bank sends the money back later |
 */
export type PayoutRequestStatus = components['schemas']['v1.PayoutRequestStatus'];

/** What is stored about a natural person: a seller, or an owner of a seller. What has no value is left out. */
export type Person = components['schemas']['v1.Person'];

/**
 * What is known about a natural person: a seller, or an owner of a seller. Everything may be sent later;
 * a check begins when what it needs is there.
 */
export type PersonCreate = components['schemas']['v1.PersonCreate'];

/**
 * What to change about a natural person: a seller, or an owner of a seller. What is left out stays as it is;
 * `null` clears a field.
 */
export type PersonUpdate = components['schemas']['v1.PersonUpdate'];

/** An identity paper of a person, as the service keeps it. */
export type PersonalDocument = components['schemas']['v1.PersonalDocument'];

/**
 * An identity paper of a person, inside a legal entity. Nothing is mandatory here; what is missing keeps the
 * identity check from starting.
 */
export type PersonalDocumentCreate = components['schemas']['v1.PersonalDocumentCreate'];

/**
 * An identity paper in an update of a legal entity. One whose `code`, or else `extRef`, is known changes
 * that paper, and what is left out stays as it is; one without a `code` and with a new `extRef`, or none,
 * is added. An unknown `code` is a 422. No paper is ever removed.
 */
export type PersonalDocumentUpdate = components['schemas']['v1.PersonalDocumentUpdate'];

/** A picture of one side of an identity paper, as the service keeps it. */
export type Photo = components['schemas']['v1.Photo'];

/**
 * A picture of one side of an identity paper, inside a legal entity. Nothing is mandatory here; what is
 * missing keeps the identity check from starting.
 */
export type PhotoCreate = components['schemas']['v1.PhotoCreate'];

/**
 * A photo in an update of a legal entity. One whose `code`, or else `extRef`, is known changes that photo,
 * and what is left out stays as it is; one without a `code` and with a new `extRef`, or none, is added. An
 * unknown `code` is a 422. No photo is ever removed.
 */
export type PhotoUpdate = components['schemas']['v1.PhotoUpdate'];

/** Where a person was born. */
export type PlaceOfBirth = components['schemas']['v1.PlaceOfBirth'];

/** Where a person was born. */
export type PlaceOfBirthCreate = components['schemas']['v1.PlaceOfBirthCreate'];

/** The parts of a place of birth to change. What is left out stays as it is; `null` clears a part. */
export type PlaceOfBirthUpdate = components['schemas']['v1.PlaceOfBirthUpdate'];

/** What the processor answered before the split was sent, kept for later questions. */
export type PspResponse = components['schemas']['v1.PspResponse'];

/** What was taken back of a payment split. */
export type RefundSplit = components['schemas']['v1.RefundSplit'];

/**
 * A refund of a payment that was split. Without `items` and `totalAmount` all that is left of the payment
 * is refunded; with `items` only what they say.
 */
export type RefundSplitCreate = components['schemas']['v1.RefundSplitCreate'];

/** Refund items that belong together. Takes no money back itself. */
export type RefundSplitGroup = components['schemas']['v1.RefundSplitGroup'];

/** Refund items that belong together. Takes no money back itself. */
export type RefundSplitGroupCreate = components['schemas']['v1.RefundSplitGroupCreate'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export type RefundSplitItem = components['schemas']['v1.RefundSplitItem'];

/** A node of the tree, either a `GROUP` of further items or an `ITEM`, which takes money back. */
export type RefundSplitItemCreate = components['schemas']['v1.RefundSplitItemCreate'];

/** A part of the refund and what it is for. Only these take money back. */
export type RefundSplitLeaf = components['schemas']['v1.RefundSplitLeaf'];

/**
 * A part of the refund. What is left out of `label`, `amount` and `accountCode` is taken from the payment
 * item.
 */
export type RefundSplitLeafCreate = components['schemas']['v1.RefundSplitLeafCreate'];

/** A page of refund splits. */
export type RefundSplitPage = components['schemas']['v1.RefundSplitPage'];

/**
 * Where money is kept. Every virtual account has an owner (an account holder, a division or the merchant),
 * and payment splits and payout requests name it by its `code`.
 */
export type VirtualAccount = components['schemas']['v1.VirtualAccount'];

/** A virtual account to create, alone or together with its holder. */
export type VirtualAccountCreate = components['schemas']['v1.VirtualAccountCreate'];

/** One page of the virtual accounts of a holder. */
export type VirtualAccountPage = components['schemas']['v1.VirtualAccountPage'];

/**
 * What to change of a virtual account. What is left out stays as it is. Nothing but `extRef` and `displayName`
 * can be changed.
 */
export type VirtualAccountUpdate = components['schemas']['v1.VirtualAccountUpdate'];
