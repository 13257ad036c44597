import WaylineRouting

/// Finds the controls, rows and tabs that a test names, on the page that the user sees.
@MainActor
struct ControlFinder {
    /// Something that can be pressed.
    enum Target {
        case button(Button)
        case row(Int, ListControl)
        case tab(Page.Tab)

        @MainActor
        fileprivate var role: String {
            switch self {
            case .button: "a button"
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
        switch control.kind {
        case .button(let button): button.isCalled(name) ? [.button(button)] : []
        case .list(let list):
            list.titles.indices.filter { list.title(at: $0) == name }.map { .row($0, list) }
        case .label, .textField, .toggle, .choice, .spinner, .progressBar, .table, .picture,
            .section, .container:
            []
        }
    }

    /// The one control of this name, of a kind that `narrow` finds, which can be used now.
    func control<Kind: Control>(
        _ name: String, _ role: String, _ narrow: (Control) -> Kind?
    ) throws(FlowDriverError) -> Kind {
        if let alert = page.alert {
            throw .alertInFront(name, alert: alert.title, screen: text())
        }
        let named = page.controls.filter { $0.isCalled(name) }
        guard !named.isEmpty else { throw missing(name) }
        let found = named.compactMap(narrow)
        guard let control = found.first else {
            throw .otherKind(
                name, role: named.map(\.role).joined(separator: " and a "),
                expected: role, screen: text())
        }
        guard found.count == 1 else {
            throw .ambiguous(name, roles: found.map { "a \($0.role)" }, screen: text())
        }
        try check(control, name)
        return control
    }

    /// Throws if the control, which the test calls `name`, is disabled.
    func check(_ control: Control, _ name: String) throws(FlowDriverError) {
        guard control.isEnabled else { throw .notAvailable(name, screen: text()) }
    }

    /// The index of the one row with this title.
    func index(of title: String, in list: ListControl) throws(FlowDriverError) -> Int {
        try index(of: title, among: list.titles, in: list)
    }

    /// The index of the one option with this title.
    func index(of title: String, in choice: ChoiceControl) throws(FlowDriverError) -> Int {
        try index(of: title, among: choice.titles, in: choice)
    }

    private func index(
        of title: String, among titles: some BidirectionalCollection<String>, in control: Control
    ) throws(FlowDriverError) -> Int {
        let indices = titles.enumerated().filter { $0.element == title }.map(\.offset)
        guard let index = indices.first else {
            throw .noPart(title, in: control.label, known: Array(titles.prefix(20)), screen: text())
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

extension ListControl {
    /// The titles of the rows that are shown.
    fileprivate var titles: LazyMapCollection<Range<Int>, String> {
        (0..<count).lazy.map { self.title(at: $0) }
    }
}
