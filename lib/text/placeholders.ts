// The rule is part of the wire: the platform fills the same placeholders with what only it knows.
export {
  blankPlaceholders,
  fillHtmlPlaceholders,
  fillPlaceholders,
  placeholdersIn,
} from '@kozyr/contracts/placeholders';
