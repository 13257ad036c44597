import Coordination
import WaylineRouting

/// An app whose pages are for members: who is none has to log in first.
@MainActor
final class Membership {
    let world = NestedFlows()
    let navigator: Navigator
    var isMember = false

    /// A login is what `login` shows, or leads to.
    init(login: Transition) throws {
        let links = try LinkTable<Transition>(
            scheme: "w",
            [
                LinkRule("pages/{number:int}") { .push("page", $0) },
                LinkRule("b", to: .root("b")),
            ])
        navigator = try world.begin(links: links)
        world.enter = { [unowned self] in
            $0.route == "page" && !isMember ? .after(login) : .allow
        }
    }

    /// Opens a page by a link.
    func open(_ number: Int) -> NavigationAttempt {
        navigator.open("w://pages/\(number)")
    }

    /// Logs in, and leaves the login by `transition`.
    func logIn(_ transition: Transition = .pop) {
        isMember = true
        navigator.go(transition)
    }
}
