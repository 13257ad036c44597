import Binding

/// Which control keys go to.
extension TerminalFrontEnd {
    func focus(_ control: Control?) {
        guard control !== attention.control else { return }
        isStale = true
        composer.isScrolled = false
        let old = attention.control
        attention.control = control
        attention.isFiltering = false
        old?.events.send(.blur)
        control?.events.send(.focus)
    }

    /// Goes by so many controls that can be acted on; from the last to the first only where `wraps`.
    /// Answers whether there was one to go to.
    @discardableResult
    func moveFocus(by distance: Int, wraps: Bool = false) -> Bool {
        let old = attention.control
        let controls = page.controls.filter { $0.canHaveFocus || $0 === old }
        guard !controls.isEmpty else {
            focus(nil)
            return false
        }
        let index = controls.firstIndex { $0 === attention.control } ?? -1
        let target = index + distance
        if wraps {
            focus(controls[(target + controls.count) % controls.count])
        } else {
            focus(controls[min(max(target, 0), controls.count - 1)])
        }
        return attention.control !== old
    }

    /// Whether the control that keys go to is there, and can be acted on, or does now what it was
    /// pressed for.
    var hasFocus: Bool {
        guard let control = attention.control, page.shows(control) else { return false }
        if case .button(let button) = control.kind, button.isWorking { return true }
        return control.canKeepFocus
    }

    /// The control that keys go to first.
    var firstFocus: Control? { page.controls.first(where: \.canHaveFocus) }

    /// The control that takes over from one that cannot be acted on any more: the next one after its
    /// place on the page as it was, or the last.
    func nearest(in old: Page) -> Control? {
        let controls = page.controls
        let before = old.controls.prefix { $0 !== attention.control }.last(where: page.shows)
        let index = controls.firstIndex { $0 === before }.map { $0 + 1 } ?? 0
        return controls[index...].first(where: \.canHaveFocus)
            ?? controls.last(where: \.canHaveFocus)
    }
}
