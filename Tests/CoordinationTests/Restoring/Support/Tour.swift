import Coordination
import WaylineRouting

/// A flow of places with tours within it. Its guards say what the diary says.
@MainActor
final class Tour: Coordinator {
    typealias Output = Postcard

    static let flow = Flow<Tour>("a") {
        for route in ["a", "b", "c", "gone", "unmade"] as [RouteName] {
            FlowScreen(.named(route)) { (tour: Tour) in tour.diary.place(route) }
                .onEnter { tour, destination in tour.diary.verdict(on: destination.route) }
                .onLeave { tour, place in tour.diary.verdict(onLeaving: place.name) }
        }
        FlowScreen("slow") { (tour: Tour) in tour.diary.place("slow") }
            .onEnter { tour, _ in await tour.wait() }
        FlowScreen("held") { (tour: Tour) in tour.diary.place("held") }
            .onLeave { tour, place in await tour.wait(with: place) }
        FlowScreen(.note) { (tour: Tour, input: NoteInput) in
            NoteScreen(input)
        }
        FlowScreen(.lock) { (tour: Tour, _: LockInput) in
            tour.diary.place("lock")
        }
        for route in ["tour", "gone-tour", "unmade-tour"] as [RouteName] {
            ChildFlow(Destination(route)) { (tour: Tour) in
                Tour(tour.diary, depth: tour.depth + 1)
            } onResult: { tour, result in
                tour.diary.hear(result, at: tour.depth)
            }
        }
    }

    let diary: TourDiary
    let depth: Int

    init(_ diary: TourDiary, depth: Int = 0) {
        self.diary = diary
        self.depth = depth
    }

    /// Holds `place` until the gate is opened, whether it is cancelled or not.
    private func wait(with place: NamedScreen) async -> Verdict {
        await diary.gate.pass()
        return diary.verdict(onLeaving: place.name)
    }

    private func wait() async -> Verdict {
        await diary.gate.pass()
        return diary.verdict(on: "slow")
    }
}

/// The result of a tour.
struct Postcard: Codable, Hashable, Sendable {
    var text = ""
    @Secret var code = ""
}
