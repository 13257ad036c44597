import Wayline

/// A front end that writes down where the user is.
final class PathFrontEnd: FrontEnd {
    private(set) var shown: [String] = []

    func show(_ scene: Scene) {
        shown.append(scene.state.path.map(\.rawValue).joined(separator: " > "))
    }
}
