/// The kinds of controls that there are: a front end shows each in its own way.
@MainActor
public enum ControlKind {
    case label(Label)
    case textField(TextField)
    case button(Button)
    case toggle(Toggle)
    case choice(AnyChoice)
    case list(AnyList)
    case spinner(Spinner)
    case progressBar(ProgressBar)
    case table(Table)
    case picture(Picture)
    case section(Section)
    case container(Container)
}
