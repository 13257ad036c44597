import WaylineInterface

extension Page {
    /// Returns whether a search turns the button on. While an item of a list is open in place, it
    /// opens no other one, so that states do not multiply.
    func tries(_ button: any PressInput) -> Bool {
        guard (button as? SectionHeading)?.isRow == true else { return true }
        return !controls.contains { control in
            guard let heading = control as? SectionHeading, heading.isRow else { return false }
            return heading.position == true
        }
    }
}
