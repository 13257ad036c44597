import WaylineInterface
import WaylineRouting
import WaylineText

/// Finds the controls, rows and tabs that a test names, on the page that the user sees.
@MainActor
struct ControlFinder {
    /// Something that can be pressed.
    enum Target {
        case button(any PressInput)
        case row(Int, any OptionInput)
        case tab(Page.Tab)

        @MainActor
        fileprivate var role: String {
            switch self {
            case .button(let button): "a \(button.role)"
            case .row(let index, let list): "the row '\(list.title(at: index))' of '\(list.label)'"
            case .tab: "a tab"
            }
        }
    }

    /// The way in which a test names an option.
    enum Option {
        case title(String)
        case identity(any Hashable)

        /// An option that a filter by this text finds.
        case matching(String)
    }

    /// The greatest number of rows that an error names.
    private static let namesInErrors = 20

    let page: Page
    private let place: () -> FlowDriverError.Place

    /// A finder for `page`, whose errors show the call and the screen by `place`.
    init(_ page: Page, place: @escaping () -> FlowDriverError.Place) {
        self.page = page
        self.place = place
    }

    private var controls: [Control] { page.controlsAndActions }

    /// The one button, row or tab of this name, or else the one row whose title begins with it.
    func target(named name: String) throws(FlowDriverError) -> Target {
        let tabs = page.tabs.filter { $0.title == name || $0.name.rawValue == name }
        var found =
            controls.flatMap { targets(named: name, in: $0) } + tabs.map { .tab($0) }
        if found.isEmpty { found = controls.flatMap { rows(thatBeginWith: name, in: $0) } }
        guard let target = found.first else { throw missing(name) }
        guard found.count == 1 else {
            throw .ambiguous(
                name, roles: found.prefix(Self.namesInErrors).map(\.role), at: place())
        }
        return target
    }

    private func targets(named name: String, in control: Control) -> [Target] {
        switch control.input {
        case .press(let button): button.isCalled(name) ? [.button(button)] : []
        case .options(let list) where list.isListed:
            list.indices { $0 == name }.map { .row($0, list) }
        case .options, .text, .none: []
        }
    }

    private func rows(thatBeginWith name: String, in control: Control) -> [Target] {
        guard !name.isEmpty, case .options(let list) = control.input, list.isListed
        else { return [] }
        return list.indices { $0.hasPrefix(name) }.map { .row($0, list) }
    }

    /// The one control of this name, with an input that `narrow` finds, which can be used now.
    func input<Input>(
        _ name: String, _ role: String, _ narrow: (Control.Input) -> Input?
    ) throws(FlowDriverError) -> Input {
        if let alert = page.alert {
            throw .alertInFront(name, alert: alert.title, at: place())
        }
        let named = controls.filter { $0.isCalled(name) }
        guard !named.isEmpty else { throw missing(name) }
        let found = named.filter { narrow($0.input) != nil }
        guard let control = found.first, let input = narrow(control.input) else {
            throw .otherKind(
                name, role: named.map(\.role).joined(separator: " and a "),
                expected: role, at: place())
        }
        guard found.count == 1 else {
            throw .ambiguous(name, roles: found.map { "a \($0.role)" }, at: place())
        }
        try check(control, name)
        return input
    }

    /// Throws if the control, which the test calls `name`, is disabled.
    func check(_ control: Control, _ name: String) throws(FlowDriverError) {
        guard control.isEnabled else { throw .notAvailable(name, at: place()) }
    }

    /// The option of the control of this name; with `isListed`, of a list.
    func option(
        _ option: Option, in name: String, isListed: Bool = false
    ) throws(FlowDriverError) -> (any OptionInput, index: Int) {
        let control = try input(name, isListed ? "list" : "choice or list") {
            $0.options.flatMap { $0.isListed || !isListed ? $0 : nil }
        }
        switch option {
        case .title(let title): return (control, try index(of: title, in: control))
        case .identity(let id): return (control, try index(ofID: AnyHashable(id), in: control))
        case .matching(let text): return (control, try index(matching: text, in: control))
        }
    }

    /// Returns the action of this title on an option, and the title of the option.
    func action(
        _ title: String, on option: Option, in name: String
    ) throws(FlowDriverError) -> (action: OptionAction, row: String) {
        let (control, index) = try self.option(option, in: name)
        let row = control.title(at: index)
        return (try action(title, of: control.actions(at: index), on: row), row)
    }

    /// The action of this title on the selected rows.
    func action(
        _ title: String, onSelectedIn name: String
    ) throws(FlowDriverError) -> OptionAction {
        try action(title, of: selectingList(name).selectionActions, on: name)
    }

    private func action(
        _ title: String, of actions: [OptionAction], on name: String
    ) throws(FlowDriverError) -> OptionAction {
        guard let action = actions.first(where: { $0.title == title }) else {
            throw .noPart(title, in: name, known: actions.map(\.title), at: place())
        }
        return try available(action)
    }

    /// The list of this name, in which the user can select several rows.
    func selectingList(_ name: String) throws(FlowDriverError) -> any OptionInput {
        try input(name, "list that selects several rows") {
            $0.options.flatMap { $0.selects == .several ? $0 : nil }
        }
    }

    /// The row that the user can select.
    func row(
        _ row: Option, toSelectIn name: String
    ) throws(FlowDriverError) -> (any OptionInput, index: Int) {
        (try selectingList(name), try option(row, in: name).index)
    }

    /// The action that moves the row of this title by one.
    func move(
        _ title: String, by distance: Int, in name: String
    ) throws(FlowDriverError) -> OptionAction {
        let (control, index) = try option(.title(title), in: name)
        guard let action = control.actions(at: index).first(where: { $0.moves(by: distance) })
        else {
            throw .otherKind(
                name, role: control.role, expected: "list whose rows can be moved", at: place())
        }
        return try available(action)
    }

    private func available(_ action: OptionAction) throws(FlowDriverError) -> OptionAction {
        guard action.isAvailable else { throw .notAvailable(action.title, at: place()) }
        return action
    }

    /// The index of the one option with this title, or else of the one whose title begins with it.
    private func index(
        of title: String, in control: some OptionInput
    ) throws(FlowDriverError) -> Int {
        var indices = control.indices { $0 == title }
        if indices.isEmpty, !title.isEmpty { indices = control.indices { $0.hasPrefix(title) } }
        guard let index = indices.first else { throw missing(title, in: control) }
        guard indices.count == 1 else {
            let roles = indices.prefix(Self.namesInErrors).map {
                "'\(control.title(at: $0))', number \($0 + 1) in '\(control.label)'"
            }
            throw .ambiguous(title, roles: roles, at: place())
        }
        return index
    }

    /// The index of the marked option if its title matches `text`, or else of the first one that
    /// does. In a list without identities, a filter always marks the first row.
    private func index(
        matching text: String, in control: some OptionInput
    ) throws(FlowDriverError) -> Int {
        let indices = (0..<control.count).matching(text) { control.title(at: $0) }
        guard let first = indices.first else { throw missing(text, in: control) }
        let marked = control.marked
        let isKept = !control.isListed || control.identity(at: marked) != nil
        return isKept && indices.contains(marked) ? marked : first
    }

    /// The index of the option with this identity.
    private func index(
        ofID id: AnyHashable, in control: some OptionInput
    ) throws(FlowDriverError) -> Int {
        let index = (0..<control.count).first { control.identity(at: $0) == id }
        guard let index else { throw missing("\(id)", in: control) }
        return index
    }

    private func missing(_ title: String, in control: some OptionInput) -> FlowDriverError {
        let known = (0..<control.count).prefix(Self.namesInErrors).map { control.title(at: $0) }
        return .noPart(title, in: control.label, known: known, at: place())
    }

    private func missing(_ name: String) -> FlowDriverError {
        if let control = controls.first(where: { $0.isCalled(name) }) {
            return .otherKind(
                name, role: control.role, expected: "button, row or tab", at: place())
        }
        return .noControl(
            name, known: controls.map(\.label) + page.tabs.map(\.title), at: place())
    }
}

extension Control.Input {
    /// The action that turns the control on or off, or chooses the other one of its two options,
    /// and the name of what it sets; nil if the control has no such state.
    var toggle: (turn: @MainActor () -> Void, title: String)? {
        switch self {
        case .press(let control):
            guard let isOn = control.position else { return nil }
            return ({ control.press() }, isOn ? "off" : "on")
        case .options(let control) where control.count == 2 && !control.allowsSeveral:
            let other = control.isChosen(at: 0) ? 1 : 0
            return ({ control.choose(at: other) }, control.title(at: other))
        case .options, .text, .none: return nil
        }
    }
}

extension Control {
    /// Returns whether its label or its spoken label is `name`.
    fileprivate func isCalled(_ name: String) -> Bool {
        label == name || spokenLabel == name
    }
}

extension OptionInput {
    /// The indices of the options whose titles match.
    fileprivate func indices(where matches: (String) -> Bool) -> [Int] {
        (0..<count).filter { matches(title(at: $0)) }
    }
}
