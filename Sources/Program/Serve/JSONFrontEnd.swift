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

    /// The last message that was said, and its number.
    private var (said, count): (SaidMessage?, Int) = (nil, 0)

    /// Shows `app`, and passes each line to `write`.
    public init(_ app: RunningApp, write: @escaping @MainActor (String) -> Void) {
        self.app = app
        self.write = { write($0.json) }
        messages = app.navigator.bindMessages(
            in: { app.wording }, brief: { [weak self] in self?.show($0) }
        ) { write(RouteValue.object(["message": .string($0)]).json) }
        messages.append(app.bindWork { [weak self] in self?.writeSoon() })
        app.navigator.attach(self)
    }

    public func show(_ scene: Scene) { writeSoon() }

    private var page: Page { Page(of: app.navigator, in: app.wording) }

    private func show(_ message: SaidMessage) {
        (said, count) = (message, count + 1)
        let number = message.canUndo ? ["undo": RouteValue.int(count)] : [:]
        write(.object(number.merging(["message": .string(message.text)]) { $1 }))
    }

    /// Writes one line after all changes of a turn.
    private func writeSoon() {
        if isDue { return }
        isDue = true
        app.context.clock.schedule { [weak self] in self?.writePage() }
    }

    private func writePage() {
        isDue = false
        let page = page
        changes = page.bindChanges { [weak self] in self?.writeSoon() }
        let items = page.items(app.navigator, in: app.wording).map(\.value)
        write(["page": .array(items), "isBusy": .bool(app.isBusy)])
    }

    /// Does the action of a line, or writes why it is refused.
    public func take(_ line: String) {
        if let reason = act(line) { write(["refused": .string(reason)]) } else { writeSoon() }
    }

    /// Does the action of a line. Returns the reason if it is refused, without the texts of the
    /// line: one of them may be a secret.
    private func act(_ line: String) -> String? {
        guard case .object(let values)? = RouteValue(json: Array(line.utf8)) else {
            return "This is not an object of JSON in one line."
        }
        if case .int(let number)? = values["undo"] { return undo(number) }
        guard let name = values.text("item"), let action = values.text("action") else {
            return "An action needs the strings 'item' and 'action'."
        }
        if app.navigator.isOver { return "The app has ended." }
        let items = page.items(app.navigator, in: app.wording)
        let named = items.filter { $0.name == name && $0.owner == values.text("in") ?? $0.owner }
        let found = named.filter { $0.actions[action] != nil || $0.inputs[action] != nil }
        guard let first = found.first else { return Self.reason(for: named, on: items) }
        var number = found.count == 1 ? 1 : 0
        if case .int(let given)? = values["number"] { number = given }
        guard 1...found.count ~= number else {
            return "Several items are called '\(first.name)': add 'in', the name of the list, or "
                + "'number', 1 to \(found.count)."
        }
        guard let input = found[number - 1].inputs[action] else {
            found[number - 1].actions[action]?()
            return nil
        }
        guard let text = values.text("text") else { return "This action needs a string 'text'." }
        input(text)
        return nil
    }

    /// Undoes what the message of this number is about. Returns the reason if it is refused.
    private func undo(_ number: Int) -> String? {
        if let alert = page.alert { return Self.reason(toAnswer: alert.title) }
        if number == count, said?.undo() == true { return nil }
        return "Message \(number) cannot be undone any more."
    }

    private static func reason(toAnswer alert: String) -> String {
        "The alert '\(alert)' has to be answered first."
    }

    /// Returns the reason why none of the items of a name has an action.
    private static func reason(for named: [Page.Item], on items: [Page.Item]) -> String {
        guard let item = named.first else {
            if let alert = items.first, alert.role == "alert" {
                return reason(toAnswer: alert.name)
            }
            return "No item has this name. The page has: \(quoted(items.map(\.name)))."
        }
        if !item.isEnabled { return "'\(item.name)' is disabled." }
        let names = item.actions.keys.sorted() + item.inputs.keys.sorted()
        return names.isEmpty
            ? "'\(item.name)' has no actions now."
            : "'\(item.name)' has no such action, but: \(quoted(names))."
    }

    private static func quoted(_ names: [String]) -> String {
        let first = names.filter { !$0.isEmpty }.prefix(20).map { "'\($0)'" }
        return first.joined(separator: ", ") + (names.count > 20 ? " and others" : "")
    }
}

extension [String: RouteValue] {
    fileprivate func text(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }
}

extension Page.Item {
    /// The item as JSON, without what is empty.
    fileprivate var value: RouteValue {
        let words = ["item": name, "role": role, "state": state, "note": note, "in": owner]
        var fields = words.filter { !$0.value.isEmpty }.mapValues { RouteValue.string($0) }
        for (name, names) in [("actions", actions.keys.sorted()), ("inputs", inputs.keys.sorted())]
        where !names.isEmpty {
            fields[name] = .array(names.map { .string($0) })
        }
        if !isEnabled { fields["isEnabled"] = false }
        return .object(fields)
    }
}
