import { useEffect, useRef, useState } from 'react'
import { Field } from '../field.js'
import { Icon } from '../icons.js'

/** How long a person who types may pause before the search starts. */
const DEBOUNCE_MILLIS = 250

interface SearchFieldProps {
  label: string
  /** The text that the list was searched for. */
  value: string
  onSearch(text: string): void
}

/** A field that searches as its user types. The key `/` moves the focus to it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [searched, setSearched] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // Another value than the searched one comes from outside, such as the back button. Until the list has the searched one,
    // the text stays, because its reader types on.
    if (value !== searched) {
      setSearched(value)
      setText(value)
    }
  }
  const search = (next: string) => {
    setSearched(next)
    onSearch(next)
  }
  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === searched) return undefined
    const timer = setTimeout(() => search(trimmed), DEBOUNCE_MILLIS)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      ref.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return (
    <form
      className="search"
      onSubmit={(event) => {
        event.preventDefault()
        search(text.trim())
      }}
    >
      <Field
        ref={ref}
        label={label}
        type="search"
        autoComplete="off"
        aria-keyshortcuts="/"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Icon name="search" />
    </form>
  )
}

/** Whether the key belongs to a field, a dialog or a shortcut of the browser. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
