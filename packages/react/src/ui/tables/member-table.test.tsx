import type { TeamMember } from '@latchkey/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MemberTable } from './member-table.js'

const membersOf = (count: number): TeamMember[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    profile: { displayName: `Number ${index}`, profileImageUrl: null },
  }))

describe('MemberTable', () => {
  it('resets the search when the members become too few for a search field', () => {
    const { rerender } = render(<MemberTable members={membersOf(11)} userId="0" />)
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'number 3' } })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    rerender(<MemberTable members={membersOf(10)} userId="0" />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
  })
})
