import Coordination

extension FlowDriver {
    /// What can be pressed.
    enum Target {
        case button(Button)
        case row(Int, AnyList)
        case tab(Page.Tab)

        @MainActor
        var role: String {
            switch self {
            case .button: "a button"
            case .row(_, let list): "a row of '\(list.label)'"
            case .tab: "a tab"
            }
        }
    }

    /// What the user sees.
    var page: Page {
        get throws(FlowDriverError) {
            if navigator.isOver { throw .ended }
            return Page(of: navigator)
        }
    }

    func targets(named name: String) throws(FlowDriverError) -> [Target] {
        let page = try page
        let tabs = page.tabs.filter { $0.title == name || $0.name.rawValue == name }
        return page.controls.flatMap { targets(named: name, in: $0) } + tabs.map { .tab($0) }
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
    func find<Kind: Control>(
        _ name: String, _ role: String, _ narrow: (Control) -> Kind?
    ) throws(FlowDriverError) -> Kind {
        let page = try page
        if let alert = page.alert {
            throw .alertInFront(name, alert: alert.title, screen: text)
        }
        let named = page.controls.filter { $0.isCalled(name) }
        guard !named.isEmpty else { throw try missing(name) }
        let found = named.compactMap(narrow)
        guard let control = found.first else {
            throw .otherKind(
                name, role: named.map(\.role).joined(separator: " and a "),
                expected: role, screen: text)
        }
        guard found.count == 1 else {
            throw .ambiguous(name, roles: found.map { "a \($0.role)" }, screen: text)
        }
        try check(control, name)
        return control
    }

    func check(_ control: Control, _ name: String) throws(FlowDriverError) {
        guard control.isEnabled else { throw .notAvailable(name, screen: text) }
    }

    func place(
        of title: String, among titles: some BidirectionalCollection<String>, in control: Control
    ) throws(FlowDriverError) -> Int {
        let places = titles.enumerated().filter { $0.element == title }.map(\.offset)
        guard let place = places.first else {
            throw .noPart(title, in: control.label, known: Array(titles.prefix(20)), screen: text)
        }
        guard places.count == 1 else {
            let roles = places.map { "number \($0 + 1) in '\(control.label)'" }
            throw .ambiguous(title, roles: roles, screen: text)
        }
        return place
    }

    func missing(_ name: String) throws(FlowDriverError) -> FlowDriverError {
        let page = try page
        return .noControl(
            name, known: page.controls.map(\.label) + page.tabs.map(\.title), screen: text)
    }
}

extension Control {
    /// Whether it is meant by `name`, as it is written or as it is spoken.
    fileprivate func isCalled(_ name: String) -> Bool {
        label == name || spokenLabel == name
    }
}

extension AnyList {
    /// What the rows say that are shown.
    var titles: LazyMapCollection<Range<Int>, String> {
        (0..<count).lazy.map { self.title(at: $0) }
    }
}
