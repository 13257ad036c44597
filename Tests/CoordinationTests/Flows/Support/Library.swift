import Binding
import Coordination
import WaylineRouting

/// A flow of tabs, with a child flow that can begin itself again.
final class Library: Coordinator {
    static let flow = Flow<Library>(tabs: "shelf", "desk") {
        ScreenRoute("shelf") { (_: Library) in Place("shelf") }
            .onEnter { _, _ in .allow }
            .onEnter(while: { $0.isOpen }, otherwise: .allow)
            .onLeave { _, _ in .allow }
            .onLeave(by: [.quit, .back]) { _, _ in .allow }
        ScreenRoute("desk") { (_: Library) in Bench() }
        ScreenRoute(.book) { (_: Library, _: Book) in Bench() }
        ChildFlow(.loan) { (_: Library, _: Book) in
            Loan()
        } onResult: { _, _ in
            .stay
        }
        .onEnter { _, _ in .allow }
        .onEnter(while: { $0.isOpen }, otherwise: .allow)
        ChildFlow("old-loan") { (_: Library) in
            Archive.Loan()
        } onResult: { _, _ in
            .stay
        }
    }

    let isOpen = Observable(true)
}

struct Book: Codable {
    var title = ""
}

extension RouteID<Book> {
    static let book = RouteID(RouteName(rawValue: "book"))
    static let loan = RouteID(RouteName(rawValue: "loan"))
}

final class Bench: Screen {}

final class Loan: Coordinator {
    typealias Output = Int?

    static let line = #line + 1
    static let flow = Flow<Loan>("dates") {
        ScreenRoute("dates") { (_: Loan) in Bench() }
        ChildFlow("longer") { (_: Loan) in
            Loan()
        } onResult: { _, _ in
            .stay
        }
        ChildFlow("library") { (_: Loan) in
            Library()
        } onResult: { _, _ in
            .stay
        }
    }
}

enum Archive {
    /// A coordinator of the same name as another.
    final class Loan: Coordinator {
        static let flow = Flow<Loan>("papers", "boxes") {
            ScreenRoute("papers") { (_: Loan) in Bench() }
            ScreenRoute("boxes") { (_: Loan) in Bench() }
        }
    }
}
