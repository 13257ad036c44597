import AppMain
import Wayline

@main
struct App {
    static func main() async {
        await ConsoleApp.sample().main()
    }
}
