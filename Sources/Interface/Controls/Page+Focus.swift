import Binding

/// A control's part in moving the focus.
@MainActor
package struct FocusRequest {
    /// A number that grows when a request or a press of any control is noted or forgotten.
    @exclusivity(unchecked) package private(set) static var count = 0

    /// True if its screen has asked for the focus, until a front end gives it.
    package var isOpen = false {
        didSet { Self.count += 1 }
    }

    /// True if it is a default button that was pressed, and the user has done nothing since.
    var wasPressed = false {
        didSet { Self.count += 1 }
    }

    /// Notes the presses of a default button.
    fileprivate var presses: AnyCancellable?

    /// True if a page notes the presses of the button.
    var notesPresses: Bool { presses != nil }
}

extension ViewScreen {
    /// Gives the focus to `control`, and selects its text, so that typing replaces it:
    /// `focus(view.password)`. In plain lines, Enter then begins to fill it in.
    ///
    /// If a field has an error after the user presses a default button, front ends give it the
    /// focus without this call.
    public func focus(_ control: Control) {
        control.focusRequest.isOpen = true
        control.touch()
    }
}

extension Page {
    /// Returns the control that gets the focus now: the one that its screen asks for, or the first
    /// field with an error after the user has pressed a default button. Nil if there is none.
    ///
    /// It returns each request once, as soon as the control can have the focus.
    package func takeFocusRequest() -> Control? {
        if alert != nil { return nil }
        let all = controls(opening: \.focusRequest.isOpen)
        if let wanted = all.last(where: { $0.focusRequest.isOpen && $0.canHaveFocus }) {
            for control in all { control.focusRequest.isOpen = false }
            return wanted
        }
        guard defaultButtons.contains(where: { $0.focusRequest.wasPressed && !$0.isWorking }),
            let field = controls(opening: \.hasError).first(where: {
                $0.hasError && $0.canHaveFocus
            })
        else { return nil }
        forgetPresses()
        return field
    }

    /// Opens each closed section with a control that fulfils the condition. Returns the controls of
    /// the page, with those of the opened sections.
    private func controls(opening condition: (Control) -> Bool) -> [Control] {
        closedSections.reduce(controls) { $0 + [$1].opening(condition) }
    }

    /// True if a control, also a hidden one, may give the focus to another or get it.
    package var mayMoveFocus: Bool {
        observed.contains { $0.focusRequest.isOpen || $0.focusRequest.wasPressed }
    }

    /// Forgets the presses of default buttons. Call it when the user goes on: the focus stays then.
    /// An answer to an alert about the submit does not count.
    package func forgetPresses() {
        if alert != nil { return }
        for button in defaultButtons { button.focusRequest.wasPressed = false }
    }

    /// Notes each press of a default button from now on.
    func notePresses() {
        for button in defaultButtons where button.focusRequest.presses == nil {
            button.focusRequest.presses = button.events.bind(to: button) { button, event in
                if event == .tap { button.focusRequest.wasPressed = true }
            }
        }
    }
}

extension [Control] {
    /// Opens each closed section, also in another one, with a control that fulfils the condition.
    /// Returns the controls that can be seen then.
    @MainActor
    fileprivate func opening(_ condition: (Control) -> Bool) -> [Control] {
        filter { !$0.isHidden }.flatMap { control -> [Control] in
            let section = control as? Section
            guard let parts = section?.controls ?? control.parts else { return [control] }
            let inner = parts.opening(condition)
            guard let section, !section.isOpen else { return inner }
            guard inner.contains(where: condition) else { return [] }
            section.isOpen = true
            return inner
        }
    }
}
