package import Binding
public import Coordination

/// An action on a row of a list, beside choosing it.
///
/// ```swift
/// dishes.actions = [
///     RowAction("Delete", key: "d", menu) { menu, dish in await menu.delete(dish) }
/// ]
/// ```
///
/// ![A list with two selected rows, and the actions on them.](RowAction)
///
/// A full screen shows the actions of the marked row at the key `a`. In plain lines, `6.2.1` is the
/// first action on row 2 of the list 6. A test calls `perform("Delete", on: "Phở", in: "Dishes")`.
@MainActor
public struct RowAction<Item> {
    /// The name that the user reads.
    public let title: String

    /// The key that does it at once in a full screen, while the list has the focus.
    public let key: KeyEquivalent?

    let isAvailable: (Item) -> Bool

    /// True if it can act on several items at once.
    let isForSelected: Bool

    /// Returns the work on items; nil if the object that does it is gone.
    let work: ([Item]) -> (@MainActor () async -> Void)?

    /// Creates an action that runs `action`, and passes it `owner`, which is held weakly. The user
    /// can do it on the rows whose items are `available`. The work belongs to the screen that shows
    /// the list, and is cancelled when that screen closes.
    public init<Owner: AnyObject>(
        _ title: String, key: KeyEquivalent? = nil,
        available: @escaping (Item) -> Bool = { _ in true },
        _ owner: Owner, _ action: @escaping @MainActor (Owner, Item) async -> Void
    ) {
        (self.title, self.key, isAvailable, isForSelected) = (title, key, available, false)
        work = { [weak owner] items in
            guard let owner, let item = items.first else { return nil }
            return { await action(owner, item) }
        }
    }

    /// Creates an action on all selected rows whose items are `available`, or on the marked row if
    /// none is selected.
    ///
    /// ```swift
    /// letters.actions = [
    ///     RowAction(forSelected: "Archive", key: "e", mail) { mail, letters in
    ///         await mail.archive(letters)
    ///     }
    /// ]
    /// ```
    public init<Owner: AnyObject>(
        forSelected title: String, key: KeyEquivalent? = nil,
        available: @escaping (Item) -> Bool = { _ in true },
        _ owner: Owner, _ action: @escaping @MainActor (Owner, [Item]) async -> Void
    ) {
        (self.title, self.key, isAvailable, isForSelected) = (title, key, available, true)
        work = { [weak owner] items in
            guard let owner else { return nil }
            return { await action(owner, items) }
        }
    }
}

extension ViewScreen {
    /// Returns an action that performs the route of the item: `rowAction("Share") { .share($0.id)
    /// }`.
    public func rowAction<Item>(
        _ title: String, key: KeyEquivalent? = nil,
        available: @escaping (Item) -> Bool = { _ in true },
        to route: @escaping (Item) -> Routes.Route
    ) -> RowAction<Item> {
        RowAction(title, key: key, available: available, self) { screen, item in
            screen.perform(route(item))
        }
    }
}

/// An action on one option of a control, such as a row of a list.
@MainActor
public struct OptionAction {
    /// The name that the user reads.
    public let title: String

    /// The key that does it at once in a full screen; nil for none.
    public let key: KeyEquivalent?

    /// True if the user can do it now.
    public let isAvailable: Bool

    /// The title, if it is a text of the front end; nil for a text of the app.
    package private(set) var phrase: FrontEndPhrase?
    private let action: @MainActor () -> Void

    /// Creates an action that runs `action`.
    public init(
        _ title: String, key: KeyEquivalent? = nil, isAvailable: Bool = true,
        _ action: @escaping @MainActor () -> Void
    ) {
        (self.title, self.key, self.isAvailable) = (title, key, isAvailable)
        phrase = nil
        self.action = action
    }

    /// Creates the action that moves the option by one: up if `distance` is negative, otherwise
    /// down. The front end names it in the user's language. A test moves rows by it.
    public init(
        movingBy distance: Int, isAvailable: Bool = true, _ action: @escaping @MainActor () -> Void
    ) {
        let phrase = distance < 0 ? FrontEndPhrase.moveUp : .moveDown
        self.init(phrase.rawValue, isAvailable: isAvailable, action)
        self.phrase = phrase
    }

    /// Returns whether it moves the option in the direction of `distance`.
    package func moves(by distance: Int) -> Bool { phrase == (distance < 0 ? .moveUp : .moveDown) }

    /// Returns the title in the user's language.
    package func title(in wording: Wording) -> String { phrase.map { wording[$0] } ?? title }

    /// Does it, as a user does. Does nothing if it is not available.
    public func perform() {
        if isAvailable { action() }
    }
}

/// An action that the user has performed on a row.
package struct PerformedRowAction: Hashable, Sendable {
    package let action: String

    /// The title of the row; nil for all selected rows.
    package let row: String?
}

/// A control that sends the actions on its rows.
@MainActor
package protocol RowActing {
    /// Sends each action just before it begins.
    var performedActions: Signal<PerformedRowAction> { get }
}

/// The actions under way on the items of a list.
@MainActor
final class RunningActions {
    private struct Running: Hashable {
        let action: String
        let id: AnyHashable
    }

    private var all: Set<Running> = []

    /// Begins an action on the `items` in `list`, except those on which it is already under way.
    func begin<Item>(
        _ action: RowAction<Item>, on items: [Item], _ identity: ((Item) -> AnyHashable)?,
        in list: Control
    ) {
        func running(_ item: Item) -> Running? {
            identity.map { Running(action: action.title, id: $0(item)) }
        }
        let free = items.filter { item in running(item).map { !all.contains($0) } ?? true }
        guard !free.isEmpty, let run = action.work(free) else { return }
        let begun = free.compactMap(running)
        all.formUnion(begun)
        list.begin {
            await run()
            self.all.subtract(begun)
        }
    }
}
