public import Wayline

/// The controls of a profile: its parts, one below the other.
public final class ProfileView: View {
    public let title: String
    package let reload: Button
    public let controls: [Control]

    package init(_ words: Words, name: String?, _ parts: [any ViewScreen]) {
        title = name ?? words[.profile]
        reload = Button(words[.reload])
        controls = [Container("", parts), reload]
    }
}
