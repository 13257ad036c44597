import Wayline

/// The controls of a profile: its parts. On a wide screen, the last two stand beside the others.
final class ProfileView: View {
    let heading: Observable<String>
    let reload: Button
    let controls: [Control]

    init(_ words: Words, _ input: PersonInput, _ parts: [any ViewScreen]) {
        heading = Observable(input.name ?? words[.profile])
        reload = Button(words[.reload], key: "r")
        let last = Container("", isBeside: true, parts.suffix(2))
        controls = [Container("", parts.dropLast(2)), last]
    }

    var title: String { heading.value }

    var titleSource: ValueSource<String>? { heading }

    var actions: [Button] { [reload] }
}
