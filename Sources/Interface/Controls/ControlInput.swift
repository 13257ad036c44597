import Binding

extension Control {
    /// The way in which a user acts on a control.
    @MainActor
    public enum Input {
        /// The user only reads it.
        case none

        /// The user presses it.
        case press(any PressInput)

        /// The user fills in a text.
        case text(any TextInput)

        /// The user chooses among its options.
        case options(any OptionInput)

        /// The control, if the user presses it.
        package var press: (any PressInput)? {
            if case .press(let control) = self { control } else { nil }
        }

        /// The control, if the user fills in its text.
        package var text: (any TextInput)? {
            if case .text(let control) = self { control } else { nil }
        }

        /// The control, if the user chooses among its options.
        package var options: (any OptionInput)? {
            if case .options(let control) = self { control } else { nil }
        }

        var isNone: Bool {
            if case .none = self { true } else { false }
        }
    }
}

/// A control that a user presses.
@MainActor
public protocol PressInput: Control {
    /// True while the work of the last press is under way.
    var isWorking: Bool { get }

    /// True if a number presses it, too. A ``key`` replaces the number.
    var hasNumber: Bool { get }

    /// The key that presses it, too; nil for none. It never changes.
    var key: KeyEquivalent? { get }

    /// True if Enter in the form's last field presses it, too.
    var isDefault: Bool { get }

    /// True if a control such as a switch is on; nil if a press does not turn it on or off.
    var position: Bool? { get }

    /// Presses it, as a user does, and sends ``ControlEvent/tap``, or ``ControlEvent/change`` if it
    /// has a position. Returns whether it could be pressed.
    @discardableResult
    func press() -> Bool
}

extension PressInput {
    public var isWorking: Bool { false }

    public var hasNumber: Bool { false }

    public var key: KeyEquivalent? { nil }

    public var isDefault: Bool { false }

    public var position: Bool? { nil }
}

/// A control with a text that the user fills in.
@MainActor
public protocol TextInput: Control {
    /// The text in it.
    var text: String { get }

    /// True if its text is never printed, logged or saved.
    var isSecure: Bool { get }

    /// True if line feeds stay in its text. Plain lines ask for all lines.
    var isMultiline: Bool { get }

    /// True if Enter in it, as the last field of a form, presses the default button. By default,
    /// only a text of several lines does not.
    var endsForm: Bool { get }

    /// True if it searches the page: the key of the filter gives it the focus.
    var isSearch: Bool { get }

    /// True if nothing of the last input was accepted.
    var hasRefused: Bool { get }

    /// Returns whether the text would be valid here. By default, any text is.
    func canTake(_ text: String) -> Bool

    /// Replaces the text, as a user does.
    func type(_ text: String)

    /// Selects the whole text, so that typing replaces it. By default it does nothing.
    func selectText()

    /// Does what Enter does after the text was filled in.
    func submit()

    /// Refuses a line that the terminal has cut after `limit` bytes.
    func refuseCut(at limit: Int)
}

extension TextInput {
    public var isSecure: Bool { false }

    public var isMultiline: Bool { false }

    public var endsForm: Bool { !isMultiline }

    public var isSearch: Bool { false }

    public var hasRefused: Bool { false }

    public func selectText() {}

    public func canTake(_ text: String) -> Bool { true }

    public func submit() {
        if isEnabled { events.send(.submit) }
    }

    public func refuseCut(at limit: Int) {}
}

/// A control with options, of which the user chooses one or more.
@MainActor
public protocol OptionInput: Control {
    /// The number of options.
    var count: Int { get }

    /// The number of options without the filter; by default ``count``.
    var countOfAll: Int { get }

    /// Returns the title of the option at `index`.
    func title(at index: Int) -> String

    /// Returns whether the option at `index` is chosen.
    func isChosen(at index: Int) -> Bool

    /// Returns the identity of the option at `index`, by which a test can name it; nil if it has
    /// none.
    func identity(at index: Int) -> AnyHashable?

    /// Chooses the option at `index`, as a user does.
    func choose(at index: Int)

    /// True if the user can choose several options. Then choosing a chosen option deselects it, and
    /// the full screen shows a sign before each.
    var allowsSeveral: Bool { get }

    /// True if plain lines print the options one below the other. Otherwise they ask for one when
    /// the user chooses the control.
    var isListed: Bool { get }

    /// The text of the filter. Options that contain it are counted or, if there are none, those
    /// that have its letters in order. Empty for all options. Setting it sends no event.
    var filter: String { get set }

    /// The text whose matches are marked in the titles: by default the filter.
    var markedText: String { get }

    /// True if the user can filter the options.
    var isFilterable: Bool { get }

    /// The index of the option that keys act on. Plain lines print the options around it.
    var marked: Int { get set }

    /// The text that is shown if there are no options. The default text is translated.
    var emptyText: String { get }

    /// Returns the actions on the option at `index`, beside choosing it. They have numbers in this
    /// order.
    func actions(at index: Int) -> [OptionAction]

    /// The number of options on which the user can act at once; by default one. If there can be
    /// several, the full screen shows a sign before each. Choosing an option does not select it.
    var selects: RowSelection { get }

    /// The number of selected options, including those that the filter hides.
    var selectedCount: Int { get }

    /// Returns whether the option at `index` is selected.
    func isSelected(at index: Int) -> Bool

    /// Selects the option at `index`, or deselects it, as a user does.
    func select(at index: Int)

    /// Selects all options that are shown, as a user does.
    func selectAll()

    /// Deselects all options, as a user does.
    func deselectAll()

    /// The actions on the selected options.
    var selectionActions: [OptionAction] { get }

    /// Returns the heading above the option at `index`; empty for none. Options beside each other
    /// with the same heading share it.
    func section(at index: Int) -> String

    /// Returns the text of the option at `index` in plain lines; by default its title.
    func text(at index: Int) -> String

    /// The names of the orders in which the user can sort the options; none by default.
    var orders: [String] { get }

    /// The order of the options; nil if they stand as they were given.
    var order: RowOrder? { get }

    /// Sorts the options, as a user does. `order` has one of the names in ``orders``; nil for the
    /// order in which the options were given.
    func sort(by order: RowOrder?)
}

extension OptionInput {
    public var countOfAll: Int { count }

    public func identity(at index: Int) -> AnyHashable? { nil }

    public var allowsSeveral: Bool { false }

    public var isListed: Bool { false }

    public var filter: String {
        get { "" }
        set {}
    }

    public var markedText: String { filter }

    public var isFilterable: Bool { false }

    public var marked: Int {
        get { 0 }
        set {}
    }

    public var emptyText: String { "" }

    public func actions(at index: Int) -> [OptionAction] { [] }

    public var selects: RowSelection { .one }

    public var selectedCount: Int { 0 }

    public func isSelected(at index: Int) -> Bool { false }

    public func select(at index: Int) {}

    public func selectAll() {}

    public func deselectAll() {}

    public var selectionActions: [OptionAction] { [] }

    /// Selects all options that are shown. If all of them are selected, deselects all options.
    public func selectAllOrNone() {
        let hasAll = selectedCount >= count && (0..<count).allSatisfy(isSelected)
        if hasAll { deselectAll() } else { selectAll() }
    }

    /// The actions that keys do now: on the selected options, or else on the marked one.
    public var currentActions: [OptionAction] {
        selectedCount > 0 ? selectionActions : actions(at: marked)
    }

    public func section(at index: Int) -> String { "" }

    public func text(at index: Int) -> String { title(at: index) }

    public var orders: [String] { [] }

    public var order: RowOrder? { nil }

    public func sort(by order: RowOrder?) {}

    /// The titles of the options.
    public var titles: [String] { (0..<count).map { title(at: $0) } }

    /// Sets ``filter``, as a user does.
    public func search(for text: String) {
        guard text != filter else { return }
        filter = text
        events.send(.change)
    }
}
