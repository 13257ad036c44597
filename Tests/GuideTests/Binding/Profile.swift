import Binding
import WaylineStreams

/// A class with a property that can be observed.
final class Profile {
    @Published var name = "An"
}
