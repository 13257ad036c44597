import Coordination
import WaylineRouting

/// A flow of tabs.
@MainActor
final class TabbedTour: Coordinator {
    static let flow = Flow<TabbedTour>(tabs: "news", "mail", "self") {
        for route in ["news", "mail", "self", "b", "gone"] as [RouteName] {
            FlowScreen(.named(route)) { (tour: TabbedTour) in tour.diary.place(route) }
        }
        ChildFlow(.init("tour")) { (tour: TabbedTour) in
            Tour(tour.diary, depth: 1)
        } onResult: { tour, result in
            tour.diary.hear(result, at: 0)
        }
    }

    let diary: TourDiary

    init(_ diary: TourDiary) {
        self.diary = diary
    }
}

/// The same in a later version of the app: in another order, without "self", and with "help".
@MainActor
final class RetabbedTour: Coordinator {
    static let flow = Flow<RetabbedTour>(tabs: "help", "mail", "news") {
        for route in ["news", "mail", "help", "b"] as [RouteName] {
            FlowScreen(.named(route)) { (tour: RetabbedTour) in tour.diary.place(route) }
        }
        ChildFlow(.init("tour")) { (tour: RetabbedTour) in
            Tour(tour.diary, depth: 1)
        } onResult: { tour, result in
            tour.diary.hear(result, at: 0)
        }
    }

    let diary: TourDiary

    init(_ diary: TourDiary) {
        self.diary = diary
    }
}
