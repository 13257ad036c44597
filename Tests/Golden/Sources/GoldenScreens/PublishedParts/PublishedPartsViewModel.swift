internal import Binding
internal import WaylineStreams

/// The state and the rules of the screen, as published properties.
@MainActor
final class PublishedPartsViewModel: ObservableObject {
    @Published var name = ""
    @Published private(set) var canFinish = false

    init() {
        $name.map { !$0.isEmpty }.assign(to: &$canFinish)
    }
}
