import Binding
public import Coordination
public import WaylineApplication
import WaylineInterface
import WaylineRouting

/// A front end for programs, such as agents, in lines of JSON. It writes the page after each change
/// and each accepted action. An action is a line such as `{"item": "Order", "action": "press"}`.
@MainActor
public final class JSONFrontEnd: FrontEnd {
    private let app: RunningApp
    private let write: @MainActor (RouteValue) -> Void
    private var (messages, changes) = ([AnyCancellable](), [AnyCancellable]())
    private var isDue = false

    /// Shows `app`, and passes each line to `write`.
    public init(_ app: RunningApp, write: @escaping @MainActor (String) -> Void) {
        self.app = app
        self.write = { write($0.json) }
        messages = app.navigator.bindMessages(in: { app.wording }) {
            write(RouteValue.object(["message": .string($0)]).json)
        }
        app.navigator.attach(self)
    }

    public func show(_ scene: Scene) { writeSoon() }

    /// Writes one line after all changes of a turn.
    private func writeSoon() {
        if isDue { return }
        isDue = true
        app.context.clock.schedule { [weak self] in self?.writePage() }
    }

    private func writePage() {
        isDue = false
        let page = Page(of: app.navigator, in: app.wording)
        changes = page.bindChanges { [weak self] in self?.writeSoon() }
        write(["page": .array(page.items(app).map(\.value))])
    }

    /// Does the action of a line, or writes why it is refused.
    public func take(_ line: String) {
        if let reason = act(line) { write(["refused": .string(reason)]) } else { writeSoon() }
    }

    /// Does the action of a line. Returns the reason if it is refused.
    private func act(_ line: String) -> String? {
        guard case .object(let values)? = RouteValue(json: Array(line.utf8)),
            case (.string(let name)?, .string(let action)?) = (values["item"], values["action"])
        else { return "An action is JSON such as {'item': 'Order', 'action': 'press'}." }
        let found = Page(of: app.navigator, in: app.wording).items(app).filter {
            $0.name == name && ($0.actions[action] != nil || $0.inputs[action] != nil)
        }
        let number = values["number"] ?? (found.count == 1 ? 1 : nil)
        guard case .int(let number) = number, found.indices ~= number - 1 else {
            if found.isEmpty { return "No item '\(name)' has the action '\(action)' now." }
            return "Add a 'number' from 1 to \(found.count), for the items '\(name)' in order."
        }
        guard let input = found[number - 1].inputs[action] else {
            found[number - 1].actions[action]?()
            return nil
        }
        guard case .string(let text)? = values["text"] else {
            return "'\(action)' needs a string 'text'."
        }
        input(text)
        return nil
    }
}

/// An item of the page: its texts, and the actions on it.
private struct Item {
    let (name, role, state): (String, String, String)
    var actions: [String: () -> Void] = [:]

    /// The actions that need a text.
    var inputs: [String: (String) -> Void] = [:]

    init(_ name: String, _ role: String, _ state: String = "") {
        (self.name, self.role, self.state) = (name, role, state)
    }

    var value: RouteValue {
        let words = ["item": name, "role": role, "state": state].mapValues { RouteValue.string($0) }
        let names = ["actions": actions.keys.sorted(), "inputs": inputs.keys.sorted()]
        return .object(words.merging(names.mapValues { .array($0.map { .string($0) }) }) { $1 })
    }
}

extension Page {
    /// The items in order; only the alert, if there is one.
    fileprivate func items(_ app: RunningApp) -> [Item] {
        let navigator = app.navigator
        var items = [Item(title, "screen", trail.joined(separator: " > "))]
        if let alert { items = [Item(alert.title, "alert", alert.message)] }
        for answer in alert?.actions.map(\.title) ?? [] {
            items[0].actions[answer] = { navigator.send(.answer(answer)) }
        }
        if alert != nil { return items }
        items[0].inputs["open"] = { navigator.send(.open($0)) }
        if canGoBack { items[0].actions["back"] = { navigator.send(.back) } }
        for tab in tabs {
            var item = Item(tab.title, "tab", tab.isSelected ? "selected" : tab.badge)
            item.actions["select"] = { navigator.send(.select(tab.name)) }
            items.append(item)
        }
        for part in parts {
            switch part {
            case .heading(let text): items.append(Item(text, "heading"))
            case .control(let control) where control.lines(in: app.wording).isEmpty: break
            case .control(let control): items += control.items(in: app.wording)
            }
        }
        return items
    }
}

extension Control {
    /// The control, without the text of a secure field, and its first 50 options.
    fileprivate func items(in wording: Wording) -> [Item] {
        let words = [stateText(in: wording), note(in: wording), isEnabled ? "" : "disabled"]
        let state = words.filter { $0 != "" }.joined(separator: "; ")
        var item = Item(spokenLabel ?? label, role, state)
        guard isEnabled else { return [item] }
        switch input {
        case .none: break
        case .press(let button): item.actions["press"] = { button.press() }
        case .text(let field):
            item.inputs["type"] = field.type
            item.actions["submit"] = field.submit
        case .options(let list):
            if list.isFilterable { item.inputs["filter"] = list.search }
            for order in list.orders.map({ RowOrder($0) }) {
                item.actions["sort by \(order.name)"] = { list.sort(by: order) }
            }
            return [item] + (0..<min(list.count, 50)).map { option($0, of: list) }
        }
        return [item]
    }

    private func option(_ index: Int, of list: any OptionInput) -> Item {
        var item = Item(list.title(at: index), "option", list.isChosen(at: index) ? "chosen" : "")
        item.actions["choose"] = { list.choose(at: index) }
        for action in list.actions(at: index) where action.isAvailable {
            item.actions[action.title] = action.perform
        }
        return item
    }
}
