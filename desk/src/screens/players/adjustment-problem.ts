/** What is wrong with a proposed adjustment; null: nothing. @param amount decimal string in major units, signed */
export function adjustmentProblem(amount: string, note: string): 'amountWrong' | 'noteWrong' | null {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(amount) || /^-?0+(\.0*)?$/.test(amount)) return 'amountWrong';
  return note.trim().length < 3 ? 'noteWrong' : null;
}
