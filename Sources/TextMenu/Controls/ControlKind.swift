/// The kinds of controls that there are: a front end shows each in its own way.
@MainActor
public enum ControlKind {
    /// A text.
    case label(Label)

    /// A line to type in, also a hidden one.
    case textField(TextField)

    /// Something that can be done.
    case button(Button)

    /// A switch.
    case toggle(Toggle)

    /// One of a few values.
    case choice(AnyChoice)

    /// Rows of which one can be chosen.
    case list(AnyList)

    /// Tells that something goes on, not how far it is.
    case spinner(Spinner)

    /// Tells how far something is.
    case progressBar(ProgressBar)

    /// Names with what belongs to each.
    case table(Table)

    /// Something to look at.
    case picture(Picture)

    /// Controls under one name.
    case section(Section)

    /// Screens inside this one.
    case container(Container)
}
