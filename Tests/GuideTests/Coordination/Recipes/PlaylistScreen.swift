import Wayline

/// A list of songs that the user can empty.
final class PlaylistScreen: ViewScreen {
    let view = PlaylistView()
    let songs = Observable(["Red River", "Rain in Hue"])

    func start() {
        bind(\.songs.items, songs)
        view.removeAll.onTap(self) { await $0.removeAll() }
    }

    private func removeAll() async {
        guard await ask(.confirm("Remove all songs?", yes: "Remove")) else { return }
        songs.value = []
    }
}

final class PlaylistView: View {
    let title = "Playlist"
    let songs = List<String>("Songs", emptyText: "No songs.")
    let removeAll = Button("Remove all")

    var controls: [Control] { [songs, removeAll] }
}

final class PlaylistCoordinator: Coordinator {
    static let flow = Flow<PlaylistCoordinator>(.playlist) {
        FlowScreen(.playlist) { _ in PlaylistScreen() }
    }
}

extension Destination<NoInput, NoOutput> {
    static let playlist = Self("playlist")
}
