import Coordination
import WaylineRouting

/// The tour in a later version of the app: some of it is gone, some has another input, and some
/// cannot be made.
@MainActor
final class RebuiltTour: Coordinator {
    struct Damage: Error, CustomStringConvertible {
        let description = "out of order"
    }

    static let flow = Flow<RebuiltTour>("a") {
        for route in ["a", "b", "c"] as [RouteName] {
            FlowScreen(.named(route)) { (tour: RebuiltTour) in tour.diary.place(route) }
        }
        FlowScreen("unmade") { (_: RebuiltTour) throws -> NamedScreen in throw Damage() }
        FlowScreen(Destination<Slug, NoOutput>.init("note")) { (tour: RebuiltTour, input: Slug) in
            tour.diary.place("note")
        }
        ChildFlow("tour") { (tour: RebuiltTour) in
            RebuiltTour(tour.diary)
        } onResult: { tour, result in
            tour.diary.hear(result.postcard, at: 0)
        }
        ChildFlow("unmade-tour") { (_: RebuiltTour) throws -> RebuiltTour in
            throw Damage()
        } onResult: { _, _ in
            .stay
        }
    }

    struct Slug: Codable {
        var slug: String
    }

    let diary: TourDiary

    init(_ diary: TourDiary) {
        self.diary = diary
    }
}

extension FlowResult<NoOutput> {
    fileprivate var postcard: FlowResult<Postcard> {
        self == .cancelled ? .cancelled : .finished(Postcard())
    }
}
