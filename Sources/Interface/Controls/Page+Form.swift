import Binding
public import Coordination

extension Navigator {
    /// Fills in `field`, as a user does who goes to it, types `text` in place of its text, and
    /// leaves it.
    public func fill(_ field: any TextInput, with text: String) {
        field.hasFocus = true
        field.type(text)
        field.hasFocus = false
    }

    /// Does what Enter does in `field`: submits it and, in the last field of a form, presses the
    /// default button. Does nothing if the field has refused its text.
    public func submit(_ field: any TextInput) {
        if field.hasRefused { return }
        field.submit()
        Page(controlsOf: self).defaultButton(after: field)?.press()
    }
}

extension Page {
    /// The effect of Enter in a text.
    package enum Successor {
        /// The default button of the form, which is pressed.
        case defaultButton(any PressInput)

        /// Another control, which gets the focus.
        case next(Control)

        /// Nothing: there is no other control.
        case end

        /// No effect: this default button is disabled, and no other field is empty or wrong.
        case incomplete(any PressInput)
    }

    /// Returns the effect of Enter in `field`: in the last field of a form, it presses the default
    /// button. If that is disabled, it goes to another field that is empty or wrong. A list
    /// belongs to the form, also while it is empty. Enter in a search never goes to a button, since
    /// the next Enter would press it.
    package func successor(of field: Control) -> Successor {
        let following = controls.drop { $0 !== field }.dropFirst()
        guard field.input.text?.endsForm ?? true else {
            return next(in: following) { $0.input.press == nil }
        }
        for control in following where control.canKeepFocus || control.isDefaultButton {
            switch control.input {
            case .press(let button) where !button.isDefault && button.position == nil: continue
            case .press(let button) where button.isDefault && button.canHaveFocus:
                return .defaultButton(button)
            case .press(let button) where button.isDefault:
                return otherField(than: field, in: following).map(Successor.next)
                    ?? .incomplete(button)
            case .press, .text, .options, .none: return next(in: following)
            }
        }
        return next(in: following)
    }

    /// Returns the default button of the form with `control`: the first one below it, or else on
    /// the page.
    package func defaultButton(ofFormWith control: Control?) -> (any PressInput)? {
        let following = controls.drop { $0 !== control }
        return following.lazy.compactMap(\.input.press).first(where: \.isDefault)
            ?? defaultButtons.first
    }

    private func next(
        in following: ArraySlice<Control>, where isMeant: (Control) -> Bool = { _ in true }
    ) -> Successor {
        following.first { $0.canHaveFocus && isMeant($0) }.map(Successor.next) ?? .end
    }

    /// The next field after `field`, or else the first one, that is empty or has an error.
    private func otherField(than field: Control, in following: ArraySlice<Control>) -> Control? {
        let isOther: (Control) -> Bool = {
            $0 !== field && $0.canHaveFocus
                && $0.input.text.map { $0.text.isEmpty || $0.hasError } ?? false
        }
        return following.first(where: isOther) ?? controls.first(where: isOther)
    }

    /// The default button that Enter presses after the text in `field`; nil if Enter does something
    /// else.
    package func defaultButton(after field: Control) -> (any PressInput)? {
        guard shows(field), case .defaultButton(let button) = successor(of: field) else {
            return nil
        }
        return button
    }
}

extension Control {
    /// True for the default button of a form, enabled or not.
    fileprivate var isDefaultButton: Bool { input.press?.isDefault ?? false }
}
