import WaylineRouting

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
            case .row(_, let list): "a row of '\(list.label)'"
            case .tab: "a tab"
            }
        }
    }

    private let page: Page
    private let text: () -> String

    /// A finder for `page`, whose errors show the screen by `text`.
    init(_ page: Page, text: @escaping () -> String) {
        self.page = page
        self.text = text
    }

    /// The one button, row or tab of this name.
    func target(named name: String) throws(FlowDriverError) -> Target {
        let tabs = page.tabs.filter { $0.title == name || $0.name.rawValue == name }
        let found =
            page.controls.flatMap { targets(named: name, in: $0) } + tabs.map { .tab($0) }
        guard let target = found.first else { throw missing(name) }
        guard found.count == 1 else {
            throw .ambiguous(name, roles: found.map(\.role), screen: text())
        }
        return target
    }

    private func targets(named name: String, in control: Control) -> [Target] {
        switch control.input {
        case .press(let button): button.isCalled(name) ? [.button(button)] : []
        case .options(let list) where list.isListed:
            list.titles.indices.filter { list.title(at: $0) == name }.map { .row($0, list) }
        case .options, .text, .none: []
        }
    }

    /// The one control of this name, with an input that `narrow` finds, which can be used now.
    func input<Input>(
        _ name: String, _ role: String, _ narrow: (ControlInput) -> Input?
    ) throws(FlowDriverError) -> Input {
        if let alert = page.alert {
            throw .alertInFront(name, alert: alert.title, screen: text())
        }
        let named = page.controls.filter { $0.isCalled(name) }
        guard !named.isEmpty else { throw missing(name) }
        let found = named.filter { narrow($0.input) != nil }
        guard let control = found.first, let input = narrow(control.input) else {
            throw .otherKind(
                name, role: named.map(\.role).joined(separator: " and a "),
                expected: role, screen: text())
        }
        guard found.count == 1 else {
            throw .ambiguous(name, roles: found.map { "a \($0.role)" }, screen: text())
        }
        try check(control, name)
        return input
    }

    /// Throws if the control, which the test calls `name`, is disabled.
    func check(_ control: Control, _ name: String) throws(FlowDriverError) {
        guard control.isEnabled else { throw .notAvailable(name, screen: text()) }
    }

    /// The index of the one option with this title.
    func index(
        of title: String, in control: some OptionInput
    ) throws(FlowDriverError) -> Int {
        let titles = control.titles
        let indices = titles.enumerated().filter { $0.element == title }.map(\.offset)
        guard let index = indices.first else {
            throw .noPart(
                title, in: control.label, known: titles.prefix(20).map { $0 }, screen: text())
        }
        guard indices.count == 1 else {
            let roles = indices.map { "number \($0 + 1) in '\(control.label)'" }
            throw .ambiguous(title, roles: roles, screen: text())
        }
        return index
    }

    private func missing(_ name: String) -> FlowDriverError {
        .noControl(
            name, known: page.controls.map(\.label) + page.tabs.map(\.title), screen: text())
    }
}

extension Control {
    /// Returns whether its label or its spoken label is `name`.
    fileprivate func isCalled(_ name: String) -> Bool {
        label == name || spokenLabel == name
    }
}
