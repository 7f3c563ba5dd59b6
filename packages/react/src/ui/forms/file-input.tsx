import type { RefObject } from 'react'

export interface FileInputProps {
  /** A button calls `click()` of the input, which is hidden. */
  input: RefObject<HTMLInputElement | null>
  label: string
  /** The types of file that the dialog of the browser offers, as in HTML. */
  accept: string
  onChoose: (file: File) => void
}

/** A hidden input with which a button opens the browser's dialog for files. */
export const FileInput = ({ input, label, accept, onChoose }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    accept={accept}
    hidden
    aria-label={label}
    onChange={(event) => {
      const file = event.currentTarget.files?.[0]
      // Allows the user to choose the same file again.
      event.currentTarget.value = ''
      if (file) onChoose(file)
    }}
  />
)
