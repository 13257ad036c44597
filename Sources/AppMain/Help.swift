/// What the program says of how it is used.
enum Help {
    static let text = """
        Walks through Wayline's sample app in the terminal.

        Usage: app [run] [options]

          --plain          lines in place of the whole screen: for pipes, scripts and
                           screen readers
          --fresh          begin anew, and not where the last run ended
          --data DIR       keep data in this folder; else in XDG_DATA_HOME/wayline, or
                           ~/.local/share/wayline
          --language CODE  speak this language: en or vi; else the one chosen in
                           Settings, or that of LC_ALL, LC_MESSAGES or LANG
          --link URL       go on to this link, e.g. wayline://articles/1
          --api URL        ask the services behind this address, e.g.
                           http://127.0.0.1:8080
          --help           this

        Accounts to log in with:

          valid@example.com    sen hong 2025   leads to Home
          expired@example.com  trang ram 2024  has to change its password
          leaked@example.com   mua xuan 2023   has to change its password

        Example: app --plain --fresh --link wayline://settings

        """
}
