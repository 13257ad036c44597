import WaylineInterface

extension Page {
    /// Returns whether a search presses the button. While one item of a list is open in place, a
    /// search opens no other item: the number of states would be too large.
    func tries(_ button: any PressInput) -> Bool {
        guard (button as? SectionHeading)?.isRow == true else { return true }
        return !controls.contains { control in
            guard let heading = control as? SectionHeading, heading.isRow else { return false }
            return heading.position == true
        }
    }
}
