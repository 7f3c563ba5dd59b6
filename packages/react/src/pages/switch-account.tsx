import { useWords } from '../words.js'

export interface SwitchAccountProps {
  /** Something is under way in this account. */
  isBusy: boolean
  onClick: () => void
}

/** The way to another account: out of this one, but for the middle of what is done in it. */
export const SwitchAccount = ({ isBusy, onClick }: SwitchAccountProps) => (
  <p className="lk-aside">
    <button
      className="lk-link"
      type="button"
      aria-disabled={isBusy}
      onClick={() => isBusy || onClick()}
    >
      {useWords().text('switchAccount')}
    </button>
  </p>
)
